import type { Cells } from '../days/day-cells.ts'
import { quantileOf } from '../days/log-buckets.ts'
import { FIRST_HOURS } from '../days/report-parts.ts'
import { cellsBy, countIn, isFirst, isReply, medianOf, ninetyOf, totalOf, type Wanted } from './chosen-cells.ts'
import { hoursTable } from './hours-table.ts'
import type { Built, Scope } from './report-built.ts'

/** How long customers wait for an answer. */
export function answeringReport({ spans, agent, channel, language }: Scope, waiting: number): Built {
  const all = [...spans.values()]
  const first = totalOf(all, { kind: 'sent', agent, channel, when: isFirst })
  const answers = totalOf(all, { kind: 'sent', agent, channel, when: isReply })
  const of = (when: typeof isFirst, by: 'agent' | 'channel') =>
    cellsBy(all, { kind: 'sent', agent, channel, when }, (name) => name[by])
  const [firstByAgent, byAgent, firstByChannel] = [of(isFirst, 'agent'), of(isReply, 'agent'), of(isFirst, 'channel')]
  const opened = cellsBy(all, { kind: 'opened', channel }, (name) => name.channel)
  const ofDay = (cells: Cells) => totalOf([cells], { kind: 'sent', agent, channel, when: isFirst })
  return {
    figures: {
      ...(agent === undefined && { opened: totalOf(all, { kind: 'opened', channel }).n }),
      first_answers: first.n,
      first_median: medianOf(first),
      first_p90: ninetyOf(first),
      first_median_hours: quantileOf(first.working, 0.5),
      first_p90_hours: quantileOf(first.working, 0.9),
      answers: answers.n,
      answer_median: medianOf(answers),
      answer_p90: ninetyOf(answers),
      waiting,
    },
    series: [
      ...(agent === undefined
        ? [{ name: 'opened' as const, spanValue: (cells: Cells) => totalOf([cells], { kind: 'opened', channel }).n }]
        : []),
      { name: 'first_median', spanValue: (cells) => medianOf(ofDay(cells)) },
    ],
    tables: [
      {
        name: 'agents',
        columns: ['first_answers', 'first_median', 'first_p90', 'answers', 'answer_median', 'answer_p90'],
        rows: [...byAgent].map(([id, cell]) => {
          const begun = firstByAgent.get(id)
          return {
            id,
            values: [begun?.n ?? 0, medianOf(begun), ninetyOf(begun), cell.n, medianOf(cell), ninetyOf(cell)],
          }
        }),
      },
      ...(agent === undefined
        ? [
            {
              name: 'channels' as const,
              columns: ['opened' as const, 'first_answers' as const, 'first_median' as const, 'first_p90' as const],
              rows: [...new Set([...opened.keys(), ...firstByChannel.keys()])].map((id) => {
                const cell = firstByChannel.get(id)
                return { id, label: id, values: [countIn(opened, id), cell?.n ?? 0, medianOf(cell), ninetyOf(cell)] }
              }),
            },
            hoursTable('opened_hours', 'count', language, cellsByHour(all, { kind: 'opened', channel }), ({ n }) => n),
            // Of all channels together: of each alone it would be as long as all else.
            ...(channel === undefined
              ? [hoursTable('first_hours', 'seconds', language, cellsByHour(all, { kind: FIRST_HOURS }), medianOf)]
              : []),
          ]
        : []),
    ],
  }
}

const cellsByHour = (all: Cells[], wanted: Wanted) => cellsBy(all, wanted, ({ extra, time }) => `${extra} ${time}`)
