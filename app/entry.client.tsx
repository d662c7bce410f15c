import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { setUpClient } from "./client/entry-setup.ts";

const behaviours = setUpClient();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter {...behaviours} />
    </StrictMode>,
  );
});
