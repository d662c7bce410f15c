import type { Route } from "./http/router.ts";
import { activityRoutes } from "./resources/activity.ts";
import { assetRoutes } from "./resources/assets.ts";
import { authRoutes } from "./resources/auth.ts";
import { fileRoutes } from "./resources/files.ts";
import { inviteRoutes } from "./resources/invites.ts";
import { itemRoutes } from "./resources/items.ts";
import { meRoutes } from "./resources/me.ts";
import { oidcRoutes } from "./resources/oidc.ts";
import { passwordRoutes } from "./resources/password.ts";
import { permissionRoutes } from "./resources/permissions.ts";
import { roleRoutes } from "./resources/roles.ts";
import { serverRoutes } from "./resources/server.ts";
import { sessionRoutes } from "./resources/sessions.ts";
import { tfaRoutes } from "./resources/tfa.ts";
import { userRoutes } from "./resources/users.ts";

/** Every call the backend answers. The first match counts: literal paths stand before `:name`. */
export const routes: readonly Route[] = [
  ...serverRoutes,
  ...authRoutes,
  ...oidcRoutes,
  ...passwordRoutes,
  ...inviteRoutes,
  ...sessionRoutes,
  ...meRoutes,
  ...tfaRoutes,
  ...userRoutes,
  ...roleRoutes,
  ...permissionRoutes,
  ...itemRoutes,
  ...fileRoutes,
  ...assetRoutes,
  ...activityRoutes,
];
