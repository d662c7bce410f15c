import type { UploadAnswer } from "../endpoints/upload.ts";

/** Sends a document ahead of its form. `onProgress` hears whole percents; failures are an `error`. */
export function uploadFile(
  file: File,
  onProgress: (percent: number) => void,
): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const body = new FormData();
    body.set("cv", file);
    // fetch can't say how much of a body has gone out.
    const request = new XMLHttpRequest();
    request.open("POST", "/api/forms/upload");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((100 * loaded) / Math.max(1, total)));
    request.onerror = () => resolve({ error: "upload" });
    request.onload = () => resolve(request.response ?? { error: "upload" });
    request.send(body);
  });
}
