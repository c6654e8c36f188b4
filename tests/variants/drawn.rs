//! Descriptions point by point: wrong ones, surprising ones, right ones.

/// Wrong texts, each with all that is to be said about it.
pub const WRONG: &[(&str, &[&str])] = &[
    // How points are written.
    ("[pitch]\noutline = 8\n", &["2:11 wrong-type"]),
    ("[pitch]\noutline = [8, 12]\n", &["2:12 not-a-point", "2:15 not-a-point"]),
    ("[pitch]\noutline = [[0,0],[8],[8,12,0],[0,12]]\n", &["2:18 not-a-point", "2:22 not-a-point"]),
    ("[pitch]\noutline = [[0,0],[8,\"0\"],[8,12],[0,12]]\n", &["2:21 not-a-point"]),
    ("[pitch]\noutline = [[0,0],[7.5,0],[8,12],[0,12]]\n", &["2:19 off-lattice"]),
    ("[pitch]\noutline = [[0,0],[8.0,0],[8,12],[0,12]]\n", &["2:19 wrong-type"]),
    (
        "[pitch]\noutline = [[0,0],[1001,0],[8,12],[0,-99999999999999999999]]\n",
        &["2:19 out-of-range", "2:37 out-of-range"],
    ),
    ("[pitch]\nwalls = [[1,4],[3,4]]\n", &["2:9 wrong-type"]),
    ("[pitch]\nwalls = [7, [[1,4],[3,4]]]\n", &["2:10 not-a-point"]),
    ("[pitch]\nwalls = \"none\"\n", &["2:9 wrong-type"]),
    ("[pitch]\nwalls = [[[1,4],[3.5,4]]]\n", &["2:18 off-lattice"]),
    ("[pitch]\nstart = 4\n", &["2:9 not-a-point"]),
    ("[pitch]\nstart = [4.5,6]\n", &["2:10 off-lattice"]),
    ("[pitch]\nstart = [4,6,0]\n", &["2:9 not-a-point"]),
    ("[goal.upper]\nmouth = [3,5]\n", &["2:10 not-a-point", "2:12 not-a-point"]),
    ("[goal.upper]\nmouth = [[3,0],[4,0],[5,0]]\n", &["2:9 not-two-points"]),
    ("[goal.lower]\nmouth = [[3,12]]\n", &["2:9 not-two-points"]),
    ("[goal.upper]\nentries = [[[4,0],[4,-1],[4,-2]], [[3,0]]]\n", &["2:12 not-two-points", "2:35 not-two-points"]),
    ("[goal.upper]\nentries = true\n", &["2:11 wrong-type"]),
    ("[goal]\nupper = [[3,0],[5,0]]\n", &["2:9 wrong-type"]),
    ("[goal]\nmouth = [[3,0],[5,0]]\n", &["2:1 misplaced-key"]),
    ("[goal.upper]\nmuoth = [[3,0],[5,0]]\n", &["2:1 unknown-key"]),
    ("[goal.uper]\nmouth = [[3,0],[5,0]]\n", &["1:7 unknown-key"]),
    ("[goal.left]\nmouth = [[0,5],[0,7]]\n", &["1:7 third-goal"]),
    (
        "[pitch]\noutline = [[0,0],[8,0],[8,12],[0,12]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n[goal.third]\nmouth = [[0,5],[0,7]]\n[goal.fourth]\nmouth = 8\n",
        &["7:7 third-goal", "9:7 third-goal"],
    ),
    ("[goal]\ndepth = 2\n", &["2:1 goal-depth"]),
    // Two ways to say one thing.
    (
        "[pitch]\nwidth = 8\noutline = [[0,0],[8,0],[8,12],[0,12]]\nlength = 13\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["2:9 outline-and-size"],
    ),
    ("[goal]\nwidth = 3\n[goal.upper]\nmouth = [[3,0],[5,0]]\n", &["2:9 mouth-and-width"]),
    // The outline.
    ("[pitch]\noutline = []\n", &["2:11 too-few-corners"]),
    ("[pitch]\noutline = [[0,0],[8,12]]\n", &["2:11 too-few-corners"]),
    (
        "[pitch]\noutline = [[0,0],[8,0],[8,0],[8,12],[0,12]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["2:18 zero-length"],
    ),
    (
        "[pitch]\noutline = [[0,0],[8,0],[8,12],[0,12],[0,0]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["2:38 zero-length"],
    ),
    (
        "[pitch]\noutline = [[0,0],[8,0],[7,5],[8,12],[0,12]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["2:18 crooked-side", "2:24 crooked-side"],
    ),
    (
        "[pitch]\noutline = [[0,0],[8,0],[8,12],[1,12]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["2:31 ring-not-closed"],
    ),
    (
        "[pitch]\noutline = [[0,0],[8,8],[8,0],[0,8]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["2:24 outline-crosses-itself"],
    ),
    (
        "[pitch]\noutline = [[0,0],[4,0],[8,0],[8,6],[4,6],[4,0],[0,4]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["2:42 corner-twice"],
    ),
    (
        "[pitch]\noutline = [[0,0],[8,0],[4,0],[4,6],[0,6]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["2:18 outline-crosses-itself"],
    ),
    (
        "[pitch]\noutline = [[0,0],[102,0],[102,12],[0,12]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["2:11 out-of-range"],
    ),
    (
        "[pitch]\noutline = [[0,0],[8,0],[8,12],[4,12],[4,14],[0,14]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[1,14],[3,14]]\n",
        &["2:11 no-centre"],
    ),
    (
        "[pitch]\noutline = [[0,0],[7,0],[7,12],[0,12]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["2:11 no-centre"],
    ),
    // Walls.
    ("[pitch]\nwalls = [[[1,4]], [], [[1,4],[3,4]]]\n", &["2:10 wall-too-short", "2:19 wall-too-short"]),
    ("[pitch]\nwalls = [[[1,4],[1,4],[3,4]]]\n", &["2:11 zero-length"]),
    ("[pitch]\nwalls = [[[1,4],[3,5]]]\n", &["2:11 crooked-wall"]),
    ("[pitch]\nwalls = [[[1,4],[3,4],[9,4]]]\n", &["2:17 wall-off-pitch"]),
    ("[pitch]\nwalls = [[[20,4],[22,4]]]\n", &["2:11 wall-off-pitch"]),
    (
        "[pitch]\nboundary = \"playable\"\nwalls = [[[0,4],[0,6]]]\n[goal]\nshape = \"link\"\n",
        &["3:11 wall-and-playable"],
    ),
    ("[pitch]\nwalls = [[[2,0],[4,0]]]\n", &["2:11 goal-line-closed"]),
    (
        "[pitch]\ndirections = \"orthogonal\"\nboundary = \"playable\"\nwalls = [[[0,1],[1,1]],[[1,0],[1,2]],[[2,0],[2,2]],[[2,1],[3,1]]]\n[goal]\nshape = \"link\"\n",
        &["4:9 points-cut-off"],
    ),
    // The start.
    ("[pitch]\nstart = [9,6]\n", &["2:9 start-off-pitch"]),
    ("[pitch]\ndirections = \"orthogonal\"\nstart = [0,0]\n", &["2:14 orthogonal-with-walls", "3:9 no-first-line"]),
    (
        "[pitch]\nstart = [0,0]\n[turn]\nbounce = \"none\"\nend-on-touched = false\n[end]\nblocked = \"to-move-loses\"\n[pitch.x]\n",
        &["2:9 start-on-boundary", "5:18 odd-points-fail", "8:8 unknown-key"],
    ),
    // Goals.
    ("[pitch]\noutline = [[0,0],[8,0],[8,12],[0,12]]\n", &["2:11 missing-goal"]),
    ("[pitch]\noutline = [[0,0],[8,0],[8,12],[0,12]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n", &["2:11 missing-goal"]),
    ("[pitch]\noutline = [[0,0],[8,0],[8,12],[0,12]]\n[goal]\nwidth = 4\n", &["2:11 missing-goal"]),
    ("[goal.upper]\nmouth = [[3,0],[3,0]]\n", &["2:9 crooked-mouth"]),
    (
        "[pitch]\noutline = [[2,0],[6,0],[8,2],[8,10],[6,12],[2,12],[0,10],[0,2]]\n[goal.upper]\nmouth = [[6,0],[8,2]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["4:9 crooked-mouth"],
    ),
    ("[goal.upper]\nmouth = [[3,1],[5,0]]\n", &["2:10 post-off-outline"]),
    ("[goal.upper]\nmouth = [[-1,0],[9,0]]\n", &["2:9 goal-too-wide"]),
    (
        "[pitch]\noutline = [[0,0],[2,0],[2,2],[6,2],[6,0],[8,0],[8,12],[0,12]]\nstart = [4,6]\n[goal.upper]\nmouth = [[1,0],[7,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["5:9 goal-too-wide"],
    ),
    (
        "[pitch]\noutline = [[0,0],[2,0],[2,2],[6,2],[6,0],[8,0],[8,12],[0,12]]\nstart = [4,6]\n[goal.upper]\nmouth = [[2,0],[6,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
        &["5:9 mouth-off-outline"],
    ),
    (
        "[pitch]\noutline = [[0,0],[8,0],[8,12],[6,12],[6,10],[2,10],[2,12],[0,12]]\nstart = [4,6]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[1,12],[3,12]]\n",
        &["7:17 post-off-outline"],
    ),
    (
        "[pitch]\noutline = [[0,0],[4,0],[4,3],[5,3],[5,0],[9,0],[9,10],[0,10]]\nstart = [4,6]\n[goal.upper]\nmouth = [[4,1],[4,3]]\n[goal.lower]\nmouth = [[3,10],[5,10]]\n",
        &["5:9 goal-in-pitch"],
    ),
    (
        "[goal]\nshape = \"link\"\n[goal.upper]\nmouth = [[3,0],[6,0]]\n[goal.lower]\nmouth = [[2,12],[5,12]]\n",
        &["4:9 odd-goal", "6:9 odd-goal"],
    ),
    ("[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[4,0],[6,0]]\n", &["2:9 goals-overlap"]),
    ("[goal.upper]\nmouth = [[3,12],[5,12]]\n[goal.lower]\nmouth = [[3,0],[5,0]]\n", &["2:9 goals-swapped"]),
    ("[goal.upper]\nmouth = [[0,5],[0,7]]\n[goal.lower]\nmouth = [[8,5],[8,7]]\n", &["2:9 goals-level"]),
    ("[goal.upper]\nmouth = [[1,0],[3,0]]\n[goal.lower]\nmouth = [[5,0],[7,0]]\n", &["2:9 goals-level"]),
    // Entries.
    ("[goal.upper]\nentries = []\n", &["2:11 no-entry"]),
    ("[goal.upper]\nentries = [[[2,0],[2,-1]]]\n", &["2:12 entry-outside-mouth"]),
    ("[goal.upper]\nentries = [[[0,6],[-1,6]], [[4,0],[4,-1]]]\n", &["2:12 entry-outside-mouth"]),
    ("[goal.upper]\nentries = [[[4,0],[4,-1]], [[3,0],[3,-1]]]\n", &["2:28 entry-along-post"]),
    ("[goal.lower]\nentries = [[[5,12],[6,13]]]\n", &["2:12 entry-outside-post"]),
    ("[goal.upper]\nentries = [[[4,0],[4,1]]]\n", &["2:12 entry-not-into-goal"]),
    ("[goal.upper]\nentries = [[[3,0],[5,-1]]]\n", &["2:12 entry-too-long"]),
    ("[goal.upper]\nentries = [[[4,0],[4,-2]]]\n", &["2:12 goal-depth"]),
    ("[goal.upper]\nentries = [[[4,0],[4,-1]], [[4,0],[4,-1]]]\n", &["2:28 entry-twice"]),
    (
        "[pitch]\ndirections = \"orthogonal\"\nboundary = \"playable\"\n[goal.upper]\nentries = [[[4,0],[4,-1]], [[3,0],[4,-1]]]\n",
        &["3:12 box-goal-on-playable-boundary", "5:28 entry-diagonal"],
    ),
    ("[goal]\nshape = \"link\"\n[goal.upper]\nentries = [[[3,0],[4,-1]]]\n", &["4:12 entry-diagonal"]),
    ("[goal]\nshape = \"link\"\n[goal.upper]\nentries = [[[4,0],[4,-1]], [[5,0],[5,-1]]]\n", &["4:11 link-entries"]),
    // What cannot be reached.
    (
        "[goal]\nshape = \"link\"\n[pitch]\nwalls = [[[4,0],[4,1]],[[4,0],[3,1]],[[4,0],[5,1]],[[4,12],[3,11]]]\n",
        &["4:9 goal-cut-off"],
    ),
    (
        "based-on = \"no-bounce\"\n[goal.upper]\nentries = [[[3,0],[4,-1]],[[4,0],[3,-1]]]\n[turn]\nend-on-touched = false\n",
        &["3:11 unusual-entries", "3:11 ends-differ", "5:18 goal-point-out-of-reach", "5:18 odd-points-fail"],
    ),
    (
        "[goal]\nshape = \"link\"\n[turn]\nbounce = \"none\"\nend-on-touched = false\n[end]\nblocked = \"draw\"\n",
        &["5:18 goal-out-of-reach", "5:18 goal-out-of-reach", "5:18 odd-points-fail", "7:11 draw-when-blocked"],
    ),
];

/// Texts that can be played but surprise, each with all that is to be said about it.
pub const SURPRISING: &[(&str, &[&str])] = &[
    ("[pitch]\nstart = [0,6]\n", &["2:9 start-on-boundary"]),
    ("[pitch]\nstart = [4,7]\n", &["2:9 start-not-central"]),
    ("[goal.upper]\nmouth = [[2,0],[6,0]]\n", &["2:9 goals-unequal"]),
    ("[goal.upper]\nmouth = [[2,0],[4,0]]\n", &["2:9 goal-not-centred", "2:9 ends-differ"]),
    (
        "[goal.upper]\nmouth = [[2,0],[4,0]]\n[goal.lower]\nmouth = [[4,12],[6,12]]\n",
        &["2:9 goal-not-centred", "4:9 goal-not-centred"],
    ),
    (
        "[goal.upper]\nmouth = [[0,0],[8,0]]\n[goal.lower]\nmouth = [[0,12],[8,12]]\n",
        &["2:9 goal-as-wide-as-side", "4:9 goal-as-wide-as-side"],
    ),
    ("[goal.upper]\nmouth = [[0,2],[0,4]]\n", &["2:9 goals-not-opposite", "2:9 goal-not-centred"]),
    (
        "[goal.upper]\nentries = [[[4,0],[4,-1]]]\n[goal.lower]\nentries = [[[4,12],[4,13]]]\n",
        &["2:11 unusual-entries", "4:11 unusual-entries"],
    ),
    ("[goal.upper]\nentries = [[[4,0],[4,-1]]]\n", &["2:11 unusual-entries", "2:11 ends-differ"]),
    (
        "[goal]\nshape = \"link\"\n[goal.upper]\nmouth = [[3,0],[6,0]]\nentries = [[[4,0],[4,-1]]]\n[goal.lower]\nmouth = [[2,12],[5,12]]\nentries = [[[4,12],[4,13]]]\n",
        &["4:9 goal-not-centred", "5:11 link-off-middle", "7:9 goal-not-centred", "8:11 link-off-middle"],
    ),
    ("[pitch]\nwalls = [[[0,4],[0,6]]]\n", &["2:11 wall-twice"]),
    (
        "[pitch]\nwalls = [[[1,4],[3,4]], [[5,8],[7,8]], [[2,4],[4,4]], [[4,8],[6,8]]]\n",
        &["2:9 left-right-unequal", "2:41 wall-twice", "2:56 wall-twice"],
    ),
    (
        "based-on = \"orthogonal\"\n[turn]\nbounce = \"single\"\n[end]\nblocked = \"draw\"\n[pitch]\nwalls = [[[1,2],[3,2]], [[2,1],[2,3]]]\n",
        &["5:11 draw-when-blocked", "7:9 ends-differ", "7:9 points-without-edges"],
    ),
    ("[pitch]\nwalls = [[[1,4],[3,4]]]\n", &["2:9 ends-differ"]),
    ("[pitch]\nwalls = [[[1,4],[3,4]], [[5,8],[7,8]]]\n", &["2:9 left-right-unequal"]),
    (
        "[pitch]\noutline = [[0,0],[12,0],[12,8],[0,8]]\n[goal.upper]\nmouth = [[5,0],[7,0]]\n[goal.lower]\nmouth = [[5,8],[7,8]]\n",
        &["2:11 wider-than-long"],
    ),
    (
        "[pitch]\noutline = [[0,0],[2,0],[2,2],[0,2]]\n[goal]\nshape = \"link\"\n[goal.upper]\nmouth = [[0,0],[2,0]]\n[goal.lower]\nmouth = [[0,2],[2,2]]\n",
        &["2:11 no-turn-end", "6:9 goal-as-wide-as-side", "8:9 goal-as-wide-as-side"],
    ),
];

/// Texts about which there is nothing to say.
pub const RIGHT: &[&str] = &[
    "[pitch]\noutline = [[0,0],[8,0],[8,12],[0,12]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
    "[pitch]\noutline = [[2,0],[6,0],[8,2],[8,10],[6,12],[2,12],[0,10],[0,2]]\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
    "[pitch]\noutline = [[0,0],[0,12],[8,12],[8,0]]\nstart = [4,6]\nwalls = []\n[goal.upper]\nmouth = [[3,0],[5,0]]\n[goal.lower]\nmouth = [[3,12],[5,12]]\n",
    "[goal.upper]\nmouth = [[5,0],[3,0]]\nentries = [[[3,0],[4,-1]],[[4,0],[3,-1]],[[4,0],[4,-1]],[[4,0],[5,-1]],[[5,0],[4,-1]]]\n",
];
