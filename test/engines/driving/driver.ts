/** Keys and pointer, in the form that both protocols share (W3C WebDriver, "Actions"). */
export type InputSource =
  | {
      type: "pointer";
      id: string;
      parameters: { pointerType: "mouse" };
      actions: (Pause | Move | Button)[];
    }
  | { type: "key"; id: string; actions: (Pause | Key)[] };
type Pause = { type: "pause"; duration: number };
/** To a place of the window, in whole CSS pixels. */
type Move = { type: "pointerMove"; x: number; y: number; duration: number };
type Button = { type: "pointerDown" | "pointerUp"; button: number };
type Key = { type: "keyDown" | "keyUp"; value: string };

export type Size = { width: number; height: number };

/** What a test asks of a tab, whatever protocol its browser speaks. Each tab has a jar of its own. */
export type Driver = {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the source of a function in the page; what goes in and comes out is JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Gives files to a file field. */
  attach(selector: string, files: readonly string[]): Promise<void>;
  /** The window's inside, its scroll bars included. */
  resize(size: Size): Promise<void>;
  /** What the window shows, as PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
};

export type TabOptions = {
  /** Whether pages may run scripts; what `run` is given runs in any case. */
  scripting: boolean;
};

export type Engine = {
  newTab(options: TabOptions): Promise<Driver>;
  quit(): Promise<void>;
};
