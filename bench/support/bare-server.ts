/** The ceiling: Node's own server answering one finished page from memory. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [headersFile = "", bodyFile = "", port = "0"] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(headersFile, "utf8")) as Record<string, string>;
const body = readFileSync(bodyFile);
const server = createServer((_, res) => {
  res.writeHead(200, headers);
  res.end(body);
});
server.keepAliveTimeout = 65_000;
server.listen(Number(port), "127.0.0.1", () => console.log("ready"));
