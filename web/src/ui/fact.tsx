import { DataList } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Rows are equally high whatever stands in them; under a thumb, as high as it needs. */
const LINE = { minHeight: '7', lineHeight: '1.25rem', paddingBlock: '1' } as const
const THUMB = { '@media (pointer: coarse)': { minHeight: '11', paddingBlock: '3' } }

/** One labeled fact, as a row of a `DataList`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item alignItems="flex-start" gap="3">
      <DataList.ItemLabel {...LINE} css={THUMB} alignItems="flex-start" width="29" minWidth="29">
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue {...LINE} css={THUMB} minWidth="0" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  )
}
