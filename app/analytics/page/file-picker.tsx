import FolderOpen from "icon:lucide/folder-open";
import type { Ref } from "react";

type FilePickerProps = {
  label: string;
  onFiles: (files: File[]) => void;
  describedBy?: string;
  tone?: "signal" | "outline";
  inputRef?: Ref<HTMLInputElement>;
};

/** A file field that looks like the site's buttons; the whole button is its label. */
export function FilePicker({
  label,
  onFiles,
  describedBy,
  tone = "signal",
  inputRef,
}: FilePickerProps) {
  return (
    <label className={`button button-${tone} an-pick`}>
      <input
        ref={inputRef}
        type="file"
        multiple
        aria-describedby={describedBy}
        // The same file can be chosen again after it was mended, or was put back by Firefox.
        onClick={({ currentTarget }) => {
          currentTarget.value = "";
        }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <span className="button-label">{label}</span>{" "}
      <span className="button-cap">
        <FolderOpen />
      </span>
    </label>
  );
}
