import { expect, test } from 'vitest'
import { whyNotFeed } from '../../../web/src/features/inventory/syncs/feed-file.ts'

const MB = 1024 * 1024

test.each([
  ['feed.csv', 1, undefined],
  ['FEED.TXT', 50 * MB, undefined],
  ['feed.csv.gz', 100, undefined],
  ['feed.zip', 100, undefined],
  ['feed.csv', 0, 'empty_file'],
  ['feed.csv', 50 * MB + 1, 'too_large'],
  ['feed.xlsx', 100, undefined],
  ['feed.tsv', 100, undefined],
  ['feed.xls', 100, 'wrong_kind'],
  ['feed.gz', 100, 'wrong_kind'],
  ['csv', 100, 'wrong_kind'],
])('%s of %i bytes: %s', (name, size, reason) => expect(whyNotFeed({ name, size })).toBe(reason))
