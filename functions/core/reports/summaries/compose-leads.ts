import { stageNameIn } from '#contract/customers/names-in-spanish.ts'
import { SOURCES, type SourceKind } from '#contract/customers/source-kinds.ts'
import type { Language } from '#contract/language.ts'
import { LOST_REASONS, type LostReason } from '#contract/messaging/deal-facts.ts'
import { FIGURES } from '#contract/reports/report-words.ts'
import { listStages } from '../../customers/stages/list-stages.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findVehicles } from '../../stock/vehicles/door.ts'
import type { CellKind } from '../days/report-parts.ts'
import { cellsBy, countIn, shareOf, totalOf } from './chosen-cells.ts'
import type { Built, BuiltTable, Scope } from './report-built.ts'
import { vehicleRows } from './vehicle-rows.ts'

const MOST_VEHICLES = 10
const STEPS = ['contacted', 'appointment', 'shown', 'sold', 'lost'] as const

/** What became of those who came in during the period, until now; of an agent: of those whom they contacted. */
export async function composeLeads(scope: Scope): Promise<Built> {
  const { ctx, spans, since, agent, language, from, to } = scope
  const all = [...spans.values(), ...since]
  const isIn = ({ time }: { time: string }) => time >= from && time <= to
  const base: CellKind = agent === undefined ? 'lead' : 'contacted'
  const of = (kind: CellKind) => totalOf(all, { kind, agent, when: isIn }).n
  const leads = of(base)
  const sales = totalOf(all, { kind: 'sale', agent, when: isIn })
  const by = (kind: CellKind, what: 'extra' | 'agent') =>
    cellsBy(all, { kind, agent, when: isIn }, (name) => name[what])
  const came = by(base, 'extra')
  const [steps, doings] = [STEPS.map((step) => by(step, 'extra')), STEPS.map((step) => by(step, 'agent'))]
  const people = new Set(doings.flatMap((cells) => [...cells.keys()]))
  const nameOf = await stageNames(ctx.org, language)
  return {
    figures: {
      leads,
      ...Object.fromEntries(STEPS.map((step) => [step, shareOf(of(step), leads)])),
      sold_amount: sales.n === 0 ? null : sales.units,
    },
    series: [
      {
        name: 'leads',
        spanValue: (cells) => totalOf([cells], { kind: base, agent }).n,
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
        name: 'lost_from',
        columns: ['lost_leads'],
        rows: [...by('lost_from', 'extra')].map(([id, { n }]) => ({ id, label: nameOf(id), values: [n] })),
      },
      {
        name: 'why_lost',
        columns: ['lost_leads'],
        rows: [...by('why_lost', 'extra')].map(([id, { n }]) => ({ id, label: reasonText(id, language), values: [n] })),
      },
      ...(agent === undefined ? [await vehiclesTable(scope)] : []),
      {
        name: 'agents',
        columns: STEPS.map((step) => ({ label: FIGURES[step].label[language], unit: 'count' as const })),
        rows: [...people].map((id) => ({ id, values: doings.map((cells) => countIn(cells, id)) })),
      },
    ],
  }
}

/** What customers asked about in the period, whoever they are. */
async function vehiclesTable({ ctx, spans }: Scope): Promise<BuiltTable> {
  const rows = vehicleRows([...spans.values()], MOST_VEHICLES)
  const ids = rows.map(({ id }) => id)
  const seen = await findVehicles(ctx.org, ids, false)
  return {
    name: 'vehicles',
    columns: ['asked', 'booked', 'kept', 'vehicles_sold'],
    rows: rows.map(({ id, asked, booked, kept, sold }) => ({
      id,
      label: seen.get(id)?.title ?? id,
      values: [asked, booked, kept, sold],
    })),
  }
}

/** Stages by their ids; one that is no more by its id. */
async function stageNames(org: OrgId, language: Language): Promise<(id: string) => string> {
  const { data: stages } = await listStages({ org }, false)
  return (id) => {
    const stage = stages.find((one) => one.id === id)
    return stage ? stageNameIn(language, stage) : id
  }
}

const reasonText = (id: string, language: Language) =>
  id in LOST_REASONS ? LOST_REASONS[id as LostReason][language] : id

const sourceText = (id: string, language: Language) =>
  id in SOURCES ? SOURCES[id as SourceKind][language] : { en: 'Unknown', es: 'Desconocido' }[language]
