/** Resources of the removal of all that a dealership has, and of its archive. */
export const leavingUses = {
  /** Everything of a dealership, found by a scan, connections and the audit log's chain included. */
  'table:walk': ['TABLE_NAME'],
  'table:remove': ['TABLE_NAME'],
  'files:remove': ['MEDIA_BUCKET', 'LISTS_BUCKET', 'EXPORTS_BUCKET'],
} as const
