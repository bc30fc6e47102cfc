import { CHANNELS, channelName } from '#contract/customers/channels/channels.ts'
import type { Language } from '#contract/language.ts'
import { findColleagues } from '../../people/accounts/find-colleagues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { ASSISTANT } from '../facts/thread-facts.ts'
import type { BuiltTable } from './report-built.ts'

const WORDS = {
  en: { [ASSISTANT]: 'AI assistant', gone: 'Former colleague', nobody: 'Unassigned' },
  es: { [ASSISTANT]: 'Asistente de IA', gone: 'Excolega', nobody: 'Sin asignar' },
} as const

/** Names the rows of people and channels; people with the most of the first column come first. */
export async function addNames(org: OrgId, tables: readonly BuiltTable[], language: Language) {
  const ids = tables.filter(({ name }) => name === 'agents').flatMap(({ rows }) => rows.map(({ id }) => id))
  const people = await findColleagues(
    org,
    ids.filter((id) => id && id !== ASSISTANT),
  )
  const words = WORDS[language]
  const personText = (id: string) => {
    if (id === ASSISTANT) return words[ASSISTANT]
    if (id === '') return words.nobody
    const person = people.get(id)
    return person ? `${person.first_name} ${person.last_name}`.trim() : words.gone
  }
  return tables.map(({ rows, ...table }) => {
    const named = rows.map(({ id, label, values }) => ({ id, values, label: labelOf(table.name, id, label) }))
    const most = (values: (typeof named)[number]['values']) => values[0] ?? 0
    return {
      ...table,
      rows:
        table.name === 'agents'
          ? named.toSorted((a, b) => most(b.values) - most(a.values) || a.label.localeCompare(b.label, language))
          : named,
    }
  })

  function labelOf(name: BuiltTable['name'], id: string, label: string | undefined): string {
    if (name === 'agents') return personText(id)
    if (name === 'channels' && id in CHANNELS) return channelName(id as keyof typeof CHANNELS, language)
    return label ?? id
  }
}
