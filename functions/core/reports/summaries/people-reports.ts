import type { Cells } from '../days/day-cells.ts'
import { cellsBy, countIn, isReply, isWritten, medianOf, totalOf, type Wanted } from './chosen-cells.ts'
import type { Built, Scope } from './report-built.ts'

/** What each person did. */
export function teamReport({ spans, agent, channel }: Scope): Built {
  const all = [...spans.values()]
  const wanted = {
    messages: { kind: 'sent', agent, channel, when: isWritten },
    answers: { kind: 'sent', agent, channel, when: isReply },
    calls: { kind: 'call', agent },
    booked: { kind: 'booked', agent },
    kept: { kind: 'kept', agent },
    no_show: { kind: 'no_show', agent },
    settled: { kind: 'settled', agent },
    unsettled: { kind: 'unsettled', agent },
  } as const satisfies Record<string, Wanted>
  const by = (one: Wanted) => cellsBy(all, one, (name) => name.agent)
  const messages = by(wanted.messages)
  const answers = by(wanted.answers)
  const calls = by(wanted.calls)
  const others = [by(wanted.booked), by(wanted.kept), by(wanted.no_show), by(wanted.unsettled)]
  const people = new Set([messages, calls, ...others].flatMap((cells) => [...cells.keys()]).filter(Boolean))
  const total = totalOf(all, wanted.calls)
  const unsettled = totalOf(all, wanted.unsettled).n
  return {
    figures: {
      messages: totalOf(all, wanted.messages).n,
      answer_median: medianOf(totalOf(all, wanted.answers)),
      calls: total.n,
      talk: total.seconds,
      booked: totalOf(all, wanted.booked).n,
      kept: totalOf(all, wanted.kept).n,
      no_show: totalOf(all, wanted.no_show).n,
      outcome_asked: totalOf(all, wanted.settled).n + unsettled,
      unsettled,
    },
    series: [{ name: 'messages', spanValue: (cells) => totalOf([cells], wanted.messages).n }],
    tables: [
      {
        name: 'agents',
        columns: ['messages', 'answers', 'answer_median', 'calls', 'talk', 'booked', 'kept', 'no_show', 'unsettled'],
        rows: [...people].map((id) => {
          const answered = answers.get(id)
          const [answerCount, median] = [answered?.n ?? 0, medianOf(answered)]
          const called = [countIn(calls, id), calls.get(id)?.seconds ?? 0]
          return {
            id,
            values: [
              countIn(messages, id),
              answerCount,
              median,
              ...called,
              ...others.map((cells) => countIn(cells, id)),
            ],
          }
        }),
      },
    ],
  }
}

/** Calls that were taken, missed, and called back. */
export function callsReport({ spans, agent }: Scope): Built {
  const all = [...spans.values()]
  const ofHow = (how: string): Wanted => ({ kind: 'call', agent, when: ({ extra }) => extra === how })
  // Nobody has a call that nobody took.
  const missed: Wanted = { kind: 'call', when: ({ extra }) => extra === 'missed' }
  const back = totalOf(all, { kind: 'called_back', agent })
  const count = (one: Wanted) => (cells: Cells) => totalOf([cells], one).n
  const by = (one: Wanted) => cellsBy(all, one, (name) => name.agent)
  const [taken, made, talks] = [by(ofHow('answered')), by(ofHow('made')), by({ kind: 'call', agent })]
  const backs = by({ kind: 'called_back', agent })
  return {
    figures: {
      answered: totalOf(all, ofHow('answered')).n,
      ...(agent === undefined && { missed: totalOf(all, missed).n }),
      made: totalOf(all, ofHow('made')).n,
      called_back: back.n,
      called_back_median: medianOf(back),
      talk: totalOf(all, { kind: 'call', agent }).seconds,
    },
    series: [
      { name: 'answered', spanValue: count(ofHow('answered')) },
      ...(agent === undefined ? [{ name: 'missed' as const, spanValue: count(missed) }] : []),
    ],
    tables: [
      {
        name: 'agents',
        columns: ['answered', 'made', 'talk', 'called_back', 'called_back_median'],
        rows: [...talks.keys()].filter(Boolean).map((id) => {
          const called = backs.get(id)
          const talk = talks.get(id)?.seconds ?? 0
          return { id, values: [countIn(taken, id), countIn(made, id), talk, called?.n ?? 0, medianOf(called)] }
        }),
      },
    ],
  }
}
