import type { Ref } from "react";
import type { Route } from "../+types/route.ts";
import { FilePicker } from "./file-picker.tsx";
import { TestCard } from "./test-card.tsx";

type PageWords = Route.ComponentProps["loaderData"]["words"];

type StandbyProps = {
  words: PageWords["desk"];
  state: "idle" | "loading" | "failed";
  over: boolean;
  inputRef: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
  onSample: () => void;
};

const FEEDS = ["overview", "content", "followers", "viewers"] as const;

/** The desk before use: the monitor that takes the files, and the four inputs it knows. */
export function Standby({ words, state, over, inputRef, onFiles, onSample }: StandbyProps) {
  return (
    <div className="an-console">
      <TestCard state={over ? "over" : state}>
        <p className="bugs">
          <span className="bug bug-signal">{words.noSignal}</span> <span className="bug">ZIP</span>
        </p>
        <h2 className="h4 an-plate-head">{over ? words.letGo : words.drop}</h2>
        <p id="an-drop-text">{words.dropText}</p>
        {state === "failed" && <p className="an-alarm">{words.loadFailed}</p>}
        {state === "loading" ? (
          <p className="an-wait">{words.preparing}</p>
        ) : (
          <div className="an-actions needs-script">
            <FilePicker
              label={words.choose}
              describedBy="an-drop-text"
              inputRef={inputRef}
              onFiles={onFiles}
            />
            <button type="button" className="an-text-button" onClick={onSample}>
              {words.sample}
            </button>
          </div>
        )}
        <p className="an-alarm an-no-script">{words.noScript}</p>
      </TestCard>
      <div className="an-inputs">
        <h2 className="an-inputs-head">
          {words.inputs} <span className="note">{words.inputsNote}</span>
        </h2>
        <ol>
          {FEEDS.map((feed) => (
            <li key={feed}>
              <span className="an-lamp" aria-hidden="true" />
              <b>{words.feeds[feed].name}</b>{" "}
              <span className="small">{words.feeds[feed].text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
