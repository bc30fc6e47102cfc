import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { ReportName } from '#contract/reports/report-facts.ts'
import { TABLES, type TableName } from '#contract/reports/report-tables.ts'
import { FIGURES, type FigureName } from '#contract/reports/report-words.ts'
import type { Report } from '#contract/reports/reports.ts'
import { MEASURES } from '../../web/src/features/reports/sentences/measures.ts'
import { sentencesOf } from '../../web/src/features/reports/sentences/sentences-of.ts'
import { changeTexts } from '../../web/src/features/reports/sentences/texts.ts'

type Values = Partial<Record<FigureName, number | null>>
interface Told {
  now: Values
  before: Values
  /** A table's rows by its columns. */
  table?: [name: TableName, columns: FigureName[], rows: [label: string, ...values: number[]][]]
}

const figuresOf = (values: Values) =>
  (Object.entries(values) as [FigureName, number | null][]).map(([name, value]) => ({
    name,
    label: FIGURES[name].label.en,
    unit: FIGURES[name].unit,
    value,
    has_rows: !name.startsWith('cost'),
  }))

function reportOf({ now, before, table }: Told): Report {
  const [name, columns, rows] = table ?? ['agents', [], []]
  const columnOf = (figure: FigureName) => ({
    name: figure,
    label: FIGURES[figure].label.en,
    unit: FIGURES[figure].unit,
  })
  const told = { name, label: TABLES[name].en, columns: columns.map(columnOf) }
  return {
    data: {
      from: '2026-11-01',
      to: '2026-11-30',
      by: 'day',
      figures: figuresOf(now),
      series: [],
      tables: [{ ...told, rows: rows.map(([label, ...values]) => ({ id: label, label, values })) }],
    },
    definitions: [],
    compared: { from: '2026-10-02', to: '2026-10-31', figures: figuresOf(before), series: [] },
  }
}

const CASES: [what: string, name: ReportName, told: Told, language: Language, sentences: string[]][] = [
  [
    'what got better, what got worse, and who waits',
    'answering',
    {
      now: { opened: 60, first_answers: 50, first_median: 720, first_p90: 5_400, waiting: 3 },
      before: { opened: 59, first_answers: 48, first_median: 1_080, first_p90: 3_600 },
    },
    'en',
    [
      'better: First replies got faster: 12 min (was 18 min). → first_median',
      'worse: The slowest first replies got slower: 1.5 h (was 1.0 h). → first_p90',
      'look: 3 customers are waiting for a reply. → /chats?waiting=unreplied',
    ],
  ],
  [
    'one of something in Spanish, and nothing where nothing changed much',
    'answering',
    {
      now: { first_answers: 50, first_median: 720, waiting: 1 },
      before: { first_answers: 50, first_median: 735 },
    },
    'es',
    [
      'same: Nada mejoró claramente. → figures',
      'same: Nada empeoró claramente. → figures',
      'look: 1 cliente espera una respuesta ahora. → /chats?waiting=unreplied',
    ],
  ],
  [
    'whoever takes twice as long as all together, once nobody waits',
    'answering',
    {
      now: { first_answers: 50, answer_median: 600, waiting: 0 },
      before: { first_answers: 50, answer_median: 600 },
      table: [
        'agents',
        ['answers', 'answer_median'],
        [
          ['Tess', 40, 500],
          ['Diego', 10, 1_500],
          ['Marcus', 2, 9_000],
        ],
      ],
    },
    'en',
    [
      'same: Nothing clearly improved. → figures',
      'same: Nothing got noticeably worse. → figures',
      'look: Diego takes the longest: 25 min, compared with 10 min overall. → agents',
    ],
  ],
  [
    'that there is too little to compare, and still what to look at',
    'leads',
    { now: { leads: 4, contacted: 0.75 }, before: { leads: 12, contacted: 1 } },
    'en',
    [
      'look: Too few leads to compare: 4, and 12 in the previous 30 days. → figures',
      'look: 1 new contact hasn’t heard from anyone yet. → leads',
    ],
  ],
  [
    'of what there was nothing to compare with',
    'leads',
    { now: { leads: 49, contacted: 0.8 }, before: { leads: 0, contacted: null } },
    'en',
    [
      'look: Nothing to compare with yet. New contacts: 49, and 0 in the previous 30 days. → figures',
      'look: 10 new contacts haven’t heard from anyone yet. → leads',
    ],
  ],
  [
    'that nothing happened',
    'leads',
    { now: { leads: 0 }, before: { leads: 0 } },
    'es',
    ['same: No pasó nada en este periodo. → figures'],
  ],
  [
    'not that fewer of the new leads bought, who had less time to',
    'leads',
    {
      now: { leads: 40, contacted: 1, sold: 0.05, lost: 0.3 },
      before: { leads: 40, contacted: 1, sold: 0.2, lost: 0.1 },
    },
    'en',
    [
      'same: Nothing clearly improved. → figures',
      'worse: More new contacts were lost: 30% (was 10%). → lost',
      'look: Nothing else stands out. → figures',
    ],
  ],
  [
    'the share of appointments that were missed, and those of which nobody said how they went',
    'team',
    {
      now: { messages: 90, kept: 12, no_show: 3, unsettled: 2 },
      before: { messages: 88, kept: 9, no_show: 6 },
    },
    'es',
    [
      'better: Más clientes vinieron a su cita: 12 (antes 9). → kept',
      'same: Nada empeoró claramente. → figures',
      'look: 2 citas aún no tienen resultado. → unsettled',
    ],
  ],
  [
    'a vehicle that many asked about and nobody came to see',
    'vehicles',
    {
      now: { asked: 20, vehicles_sold: 4 },
      before: { asked: 10, vehicles_sold: 9 },
      table: [
        'vehicles',
        ['asked', 'booked'],
        [
          ['Kia Rio', 9, 2],
          ['Ford Escape', 4, 0],
        ],
      ],
    },
    'en',
    [
      'better: More customers asked about a vehicle: 20 (was 10). → asked',
      'worse: Fewer vehicles were sold: 4 (was 9). → vehicles_sold',
      'look: Ford Escape: 4 asked, and nobody booked an appointment. → vehicles',
    ],
  ],
  [
    'missed calls as a share of the customers’ calls',
    'calls',
    {
      now: { answered: 30, missed: 10, made: 5, called_back: 4 },
      before: { answered: 38, missed: 2, made: 5, called_back: 2 },
    },
    'en',
    [
      'same: Nothing clearly improved. → figures',
      'worse: More customer calls were missed: 25% (was 5%). → missed',
      'look: 10 calls were missed, and 4 returned. → missed',
    ],
  ],
  [
    'what it cost',
    'cost',
    {
      now: { cost_total: 40, cost_appointment: 2, cost_ai_months: 10 },
      before: { cost_total: 30, cost_appointment: 3, cost_ai_months: 10 },
    },
    'en',
    [
      'better: Each appointment cost less: $2 (was $3). → figures',
      'worse: You spent more: $40 (was $30). → figures',
      'look: The AI is 25% of it. → months',
    ],
  ],
]

test.each(CASES)('a report says %s (%s)', (_, name, told, language, expected) => {
  const said = sentencesOf(name, reportOf(told), language)
  expect(
    said.map(
      ({ tone, text, leads }) =>
        `${tone}: ${text} → ${[...Object.entries(leads)].map(([to, what]) => (to === 'figures' ? to : what))}`,
    ),
  ).toEqual(expected)
})

test('every change that a report may tell has its words', () => {
  const told = Object.values(MEASURES).flatMap(({ measures }) =>
    measures.flatMap(({ figure, isLessBetter, isOfCohort }) =>
      (isOfCohort ? [isLessBetter ? 'worse' : 'better'] : ['better', 'worse']).map((tone) => `${figure}_${tone}`),
    ),
  )
  expect(Object.keys(changeTexts).toSorted()).toEqual([...new Set(told)].toSorted())
})
