import { List } from '@chakra-ui/react'
import { expect, test } from 'vitest'
import { FILE_KEPT_DAYS } from '#contract/stock/feed-files.ts'
import type { Run } from '#contract/stock/syncs.ts'
import { isWaiting } from '../../../web/src/features/inventory/syncs/is-waiting.ts'
import { RunEntry } from '../../../web/src/features/inventory/syncs/run-entry.tsx'
import { RunNotice } from '../../../web/src/features/inventory/syncs/run-notice.tsx'
import { RunProgress } from '../../../web/src/features/inventory/syncs/run-progress.tsx'
import { textOf } from '../rendered.tsx'

const AT = new Date().toISOString()
const noCounts = { created: 0, returned: 0, changed: 0, unchanged: 0, sold: 0, errors: 0 }
const runOf = ({ counts, ...more }: Partial<Omit<Run, 'counts'>> & { counts?: Partial<Run['counts']> }): Run => ({
  id: 'one',
  status: 'failed',
  started_at: AT,
  finished_at: AT,
  file: 'cars.csv',
  errors_url: null,
  message: null,
  by: 'Olga',
  is_upload: true,
  is_half_written: false,
  can_choose_columns: false,
  is_discarded: false,
  progress: null,
  counts: { ...noCounts, ...counts },
  ...more,
})
const sync = { isBusy: false } as Parameters<typeof RunEntry>[0]['sync']
const noticeOf = (run: Run, more: object = {}) =>
  textOf(
    <RunNotice
      run={run}
      inStock={12}
      sync={sync}
      integration={null}
      mayChange
      onOpen={() => {}}
      onDismiss={() => {}}
      {...more}
    />,
  )
const entryOf = (run: Run, mayChange = true) =>
  textOf(
    <List.Root>
      <RunEntry run={run} sync={sync} mayChange={mayChange} onMapping={() => {}} />
    </List.Root>,
  )

const DAY_MS = 86_400_000
const AS_BEFORE = 'Your inventory hasn’t changed.'

test('a held file asks a manager, with what it would do, and offers both answers', () => {
  const held = runOf({ status: 'held', counts: { changed: 3, sold: 9, errors: 1 } })
  const text = noticeOf(held)
  for (const words of [
    'This file needs your review',
    'cars.csv',
    'Changes: 3 changed, 9 sold.',
    '1 row could not be read.',
  ])
    expect(text).toContain(words)
  for (const button of ['[Apply file]', '[Discard file]', '[Close]']) expect(text).toContain(button)
  expect(entryOf(held)).toContain('[Apply file]')
})

test('a long file says how many of its rows are read so far', () => {
  const run = runOf({ status: 'running', progress: { step: 'reading', done: 0.4, rows: 12_400 } })
  expect(textOf(<RunProgress run={run} />)).toContain('Still reading: 12,400 rows so far.')
})

test('whoever may not decide is told of a held file, and of nothing to decide', () => {
  const text = noticeOf(runOf({ status: 'held', counts: { sold: 12, errors: 1 } }), { mayChange: false })
  expect(text).toContain('This file needs a manager’s review')
  expect(text).toContain('1 row could not be read.')
  expect(text).not.toMatch(/discard it|Apply file/)
})

test.each([
  [FILE_KEPT_DAYS * DAY_MS - 1_000, true],
  [FILE_KEPT_DAYS * DAY_MS, false],
])('a held file is waited for as long as it is kept: after %i ms, %s', (age, waits) => {
  const run = runOf({ status: 'held' })
  expect(isWaiting(run, Date.parse(run.started_at) + age)).toBe(waits)
})

test('a held run whose file is no longer kept offers nothing in the history', () => {
  const long_ago = new Date(Date.now() - (FILE_KEPT_DAYS + 1) * DAY_MS).toISOString()
  const text = entryOf(runOf({ status: 'held', started_at: long_ago, counts: { sold: 6 } }))
  expect(text).toContain('Not applied')
  expect(text).not.toMatch(/Apply file|sold/)
})

test('what was never applied has no numbers: neither a replaced file nor a discarded one', () => {
  const counts = { changed: 1, sold: 12 }
  const replaced = entryOf(runOf({ message: 'A newer file replaced this one before it was reviewed.', counts }))
  expect(replaced).toContain('A newer file replaced this one')
  const discarded = entryOf(runOf({ is_discarded: true, counts }))
  expect(discarded).toContain('Discarded')
  for (const text of [replaced, discarded]) expect(text).not.toMatch(/sold|Apply file/)
  expect(noticeOf(runOf({ is_discarded: true }))).toBe('')
})

test('only of a run that wrote nothing, where there is an inventory, it is said to be as it was', () => {
  expect(noticeOf(runOf({}))).toContain(AS_BEFORE)
  expect(noticeOf(runOf({ is_half_written: true }))).not.toContain(AS_BEFORE)
  expect(noticeOf(runOf({}), { inStock: 0 })).not.toContain(AS_BEFORE)
})

test('after an upload that failed another file is asked for, after a sync the same again', () => {
  const upload = noticeOf(runOf({ file: 'letter.csv' }))
  for (const words of ['The uploaded file couldn’t be used', 'letter.csv', '[Choose another file]'])
    expect(upload).toContain(words)
  expect(upload).not.toContain('[Try again]')
  const sync = noticeOf(runOf({ is_upload: false, file: null }), { integration: {} })
  for (const words of ['The last sync failed', '[Try again]', '[Check connection]']) expect(sync).toContain(words)
  expect(noticeOf(runOf({ is_upload: false })), 'once its server is disconnected').toBe('')
})

test('columns that nobody knows are a manager’s to choose, from the notice and from the history', () => {
  const run = runOf({ can_choose_columns: true, message: 'No column holds a VIN or a stock number.' })
  expect(noticeOf(run)).toMatch(/\[Choose columns\].*\[Upload a file\]/)
  expect(entryOf(run)).toContain('[Choose columns]')
  const told = noticeOf(run, { mayChange: false })
  expect(told).toContain('No column holds a VIN or a stock number.')
  expect(told).not.toMatch(/choose/i)
})

test('what can be downloaded are errors where rows were refused, else warnings', () => {
  const errors_url = '/errors'
  const counts = { created: 12, errors: 1 }
  const refused = runOf({ status: 'done', errors_url, counts })
  expect(noticeOf(refused)).toMatch(/1 row with errors.*\[Download errors\]/)
  expect(entryOf(refused)).toMatch(/Done, with errors.*\[Download errors\]/)
  expect(entryOf(refused, false)).not.toContain('Download')
  const read = runOf({ status: 'done', errors_url, counts: { created: 12 } })
  expect(noticeOf(read)).toBe('')
  expect(entryOf(read)).toContain('[Download warnings]')
})
