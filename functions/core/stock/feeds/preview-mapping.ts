import type { FeedField } from '#contract/stock/feed-columns.ts'
import { cutText } from '../../platform/cut-text.ts'
import { mapHeader, type Overrides } from './map-header.ts'

interface MappingPreview {
  header_hash: string
  fields: { field: FeedField; column: string | null; is_override: boolean; samples: string[] }[]
  ignored: string[]
}

const SAMPLES = 3
const SAMPLE_CHARACTERS = 120

/** The preview a manager sees before confirming the columns; cost columns are neither shown nor named. */
export function previewMapping(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  overrides: Overrides = {},
): MappingPreview {
  const { header_hash, fields, columns, ignored } = mapHeader(header, overrides)
  const samplesOf = (index: number | undefined) => {
    if (index === undefined) return []
    const values = rows.map((row) => cutText((row[index] ?? '').trim(), SAMPLE_CHARACTERS))
    return [...new Set(values)].filter((value) => value !== '').slice(0, SAMPLES)
  }
  return {
    header_hash,
    fields: fields.map((one) => ({ ...one, samples: samplesOf(columns[one.field][0]) })),
    ignored,
  }
}
