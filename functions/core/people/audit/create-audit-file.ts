import { sayAct } from '#contract/acts.ts'
import type { Language } from '#contract/language.ts'
import { linkToExport, putExport } from '../../platform/aws/export-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import type { AuditItem } from './entity.ts'
import { recordAct } from './record-act.ts'
import { type Asked, listPage } from './store.ts'

/** The rows that fit into one request's time; a dealership of thirty people records as many in a year. */
const MOST_ROWS = 20_000
const AT_ONCE = 1_000

const HEADINGS: Record<Language, string> = {
  en: 'When (UTC),Who,API key,What,Action,About,Address,Device',
  es: 'Cuándo (UTC),Quién,Clave de API,Qué,Acción,Sobre,Dirección,Dispositivo',
}

/** Writes the entries asked for into a file, the newest first, and answers a link to it that is good for five minutes. */
export async function createAuditFile(ctx: Ctx, asked: Asked) {
  const { org, now, language } = ctx
  const entries: AuditItem[] = []
  let place: string | undefined
  do {
    const page = await listPage(org, asked, place, AT_ONCE)
    entries.push(...page.entries)
    place = page.place
  } while (place !== undefined && entries.length < MOST_ROWS)
  const lines = entries.slice(0, MOST_ROWS).map((entry) => lineOf(entry, language))

  const id = newId(now)
  await putExport(org, id, `\ufeff${HEADINGS[language]}\r\n${lines.join('')}`)
  await recordAct(ctx, { action: 'audit_exported', about: id })
  const url = await linkToExport(org, id, `audit-${now.toISOString().slice(0, 10)}.csv`)
  return { url, rows: lines.length, is_whole: place === undefined && entries.length <= MOST_ROWS }
}

function lineOf(entry: AuditItem, language: Language): string {
  const { at, user_name, key_name = '', action, words, about, address, agent } = entry
  const what = sayAct(action, words as Record<string, string>, language)
  return `${[at, user_name, key_name, what, action, about, address, agent].map(csvCell).join(',')}\r\n`
}
