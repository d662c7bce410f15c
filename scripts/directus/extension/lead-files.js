import { BY_ITSELF } from "./by-itself.js";

/**
 * Deletes a lead's file with the last lead that names it. Which file it was is asked before the
 * deletion, for which the right was checked by then, and the file goes once the lead is gone.
 */
export function createLeadFiles({ services, database, getSchema, logger }) {
  const filesOf = new Map();

  async function remove(ids) {
    const named = await database("leads").whereIn("cv", ids).pluck("cv");
    const orphans = ids.filter((id) => !named.includes(id));
    const present = await database("directus_files").whereIn("id", orphans).pluck("id");
    if (present.length === 0) return;
    const options = { schema: await getSchema(), accountability: BY_ITSELF };
    await new services.FilesService(options).deleteMany(present);
  }

  return {
    async remember(keys) {
      const leads = await database("leads")
        .whereIn("id", keys)
        .whereNotNull("cv")
        .select("id", "cv");
      for (const { id, cv } of leads) filesOf.set(id, cv);
      return keys;
    },
    async forget(keys) {
      const ids = [...new Set(keys.flatMap((key) => filesOf.get(key) ?? []))];
      for (const key of keys) filesOf.delete(key);
      await remove(ids).catch((error) =>
        logger.error(error, "Files of leads could not be deleted"),
      );
    },
  };
}
