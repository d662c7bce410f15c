import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { setUpClient } from "./browser/entry-setup.ts";

const behaviours = setUpClient();

// A task of its own: running the modules has been one, and a touch may come in between.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter {...behaviours} />
      </StrictMode>,
    );
  }),
);
