import { DataList } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** One labeled fact about a contact. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item alignItems="baseline" gap="3" minHeight="7">
      <DataList.ItemLabel minWidth="32" maxWidth="32">
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue minWidth="0" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  )
}
