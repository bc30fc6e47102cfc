import { DatabaseSync } from 'node:sqlite'

type Item = Record<string, { S?: string }>

/**
 * Every item of the running table that contains one of these ids, by key, for comparison in tests. Excludes the last
 * webhook's time and the audit log's chain, which are written some time after a call's response, and the last import's
 * time, which depends on the cloud's clock. `isWhole`: the chain too.
 */
export async function itemsWith(ids: string[], isWhole = false): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const { last_webhook_at: _, imported_until: __, ...item } of storedWith(ids)) {
    const text = JSON.stringify(item)
    if ((isWhole || !item.pk?.S?.endsWith('#AUDIT-CHAIN')) && ids.some((id) => text.includes(id)))
      found[`${item.pk?.S} ${item.sk?.S}`] = item
  }
  return found
}

/** Read in the engine's file: a scan of what all tests have stored takes fifty times as long, and all wait for it. */
function storedWith(ids: string[]): Item[] {
  const database = new DatabaseSync(process.env.TABLE_FILE ?? '', { readOnly: true })
  try {
    const isWith = ids.map(() => 'instr(item_json, ?) > 0').join(' OR ')
    const rows = database.prepare(`SELECT item_json FROM "${process.env.TABLE_NAME}" WHERE ${isWith}`).all(...ids)
    return rows.map(({ item_json }) => JSON.parse(String(item_json)) as Item)
  } finally {
    database.close()
  }
}
