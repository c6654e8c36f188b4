//! Several runs into one folder at the same time.

use std::fs;
use std::process::{Child, Stdio};

use super::hidden;
use crate::desk::{Desk, seen};

fn start(desk: &Desk, arguments: &str) -> Child {
    desk.command(arguments).stderr(Stdio::piped()).spawn().unwrap()
}

#[test]
fn runs_of_the_same_agree() {
    let desk = Desk::new();
    let runs: Vec<Child> = (0..4).map(|_| start(&desk, "kit --lang fr -o same")).collect();
    for run in runs {
        seen(&run.wait_with_output().unwrap()).done();
    }
    let expected =
        ["same/", "same/standard.fr.pdf", "same/standard.fr.pitch-annotated.svg", "same/standard.fr.pitch.svg"];
    assert_eq!(desk.files(), expected);
}

#[test]
fn runs_of_different_things_leave_whole_files_of_one_of_them() {
    let papers = ["a4", "letter", "a3"];
    let arguments = |paper: &str| format!("kit --lang fr --format pdf --paper {paper} -o same");
    let whole = papers.map(|paper| {
        let desk = Desk::new();
        desk.run(&arguments(paper)).done();
        fs::read(desk.path("same/standard.fr.pdf")).unwrap()
    });
    for before in [false, true] {
        let desk = Desk::new();
        if before {
            desk.run("kit --lang fr --format pdf --ink low -o same").done();
        }
        let runs: Vec<Child> = papers.iter().map(|paper| start(&desk, &arguments(paper))).collect();
        let mut done = 0;
        for run in runs {
            let seen = seen(&run.wait_with_output().unwrap());
            match seen.code {
                0 => done += 1,
                // Who comes second where there was nothing does not write over the first.
                _ => seen.refused(&["cannot write same/standard.fr.pdf: "]),
            }
        }
        assert!(done > 0);
        assert!(whole.contains(&fs::read(desk.path("same/standard.fr.pdf")).unwrap()));
        assert_eq!(hidden(&desk), [""; 0]);
    }
}
