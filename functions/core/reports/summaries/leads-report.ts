import { SOURCES, type SourceKind } from '#contract/customers/source-kinds.ts'
import type { Language } from '#contract/language.ts'
import { FIGURES } from '#contract/reports/report-words.ts'
import type { CellKind } from '../days/rules.ts'
import { cellsBy, countIn, shareOf, totalOf } from './chosen-cells.ts'
import type { Built, Scope } from './report-built.ts'

const STEPS = ['contacted', 'appointment', 'shown', 'sold', 'lost'] as const

/** What became of those who came in during the period, until now; of an agent: of those whom they contacted. */
export function leadsReport({ days, agent, language, from, to }: Scope): Built {
  const all = [...days.values()]
  const isIn = ({ day }: { day: string }) => day >= from && day <= to
  const base: CellKind = agent === undefined ? 'lead' : 'contacted'
  const of = (kind: CellKind) => totalOf(all, { kind, agent, when: isIn }).n
  const leads = of(base)
  const by = (kind: CellKind, what: 'extra' | 'agent') =>
    cellsBy(all, { kind, agent, when: isIn }, (name) => name[what])
  const came = by(base, 'extra')
  const [steps, doings] = [STEPS.map((step) => by(step, 'extra')), STEPS.map((step) => by(step, 'agent'))]
  const people = new Set(doings.flatMap((cells) => [...cells.keys()]))
  return {
    figures: { leads, ...Object.fromEntries(STEPS.map((step) => [step, shareOf(of(step), leads)])) },
    series: [
      {
        name: 'leads',
        dayValue: (cells) => totalOf([cells], { kind: base, agent }).n,
      },
    ],
    tables: [
      {
        name: 'sources',
        columns: ['leads', ...STEPS],
        rows: [...came].map(([id, { n }]) => ({
          id,
          label: sourceText(id, language),
          values: [n, ...steps.map((cells) => shareOf(countIn(cells, id), n))],
        })),
      },
      {
        name: 'agents',
        columns: STEPS.map((step) => ({ label: FIGURES[step].label[language], unit: 'count' as const })),
        rows: [...people].map((id) => ({ id, values: doings.map((cells) => countIn(cells, id)) })),
      },
    ],
  }
}

const sourceText = (id: string, language: Language) =>
  id in SOURCES ? SOURCES[id as SourceKind][language] : { en: 'Unknown', es: 'Desconocido' }[language]
