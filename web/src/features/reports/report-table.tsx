import { Heading, Table, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReportTable as Shown } from '#contract/reports/reports.ts'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { reportTexts } from './texts.ts'
import { useValueText } from './use-value-text.ts'

/** One table of a report; a wide one scrolls in itself. */
export function ReportTable({ table: { label, columns, rows } }: { table: Shown }) {
  const t = useText(reportTexts)
  const valueText = useValueText()
  return (
    <Panel as="section" padding="0" overflow="hidden">
      <Heading as="h2" size="sm" fontWeight="650" padding="4">
        {label}
      </Heading>
      {rows.length === 0 ? (
        <Text color="fg.muted" paddingInline="4" paddingBottom="4">
          {t('nothing')}
        </Text>
      ) : (
        <Table.ScrollArea tabIndex={0} aria-label={label}>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>
                  <VisuallyHidden>{label}</VisuallyHidden>
                </Table.ColumnHeader>
                {columns.map((column) => (
                  <Table.ColumnHeader key={column.label} textAlign="end">
                    {column.label}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map((row) => (
                <Table.Row key={row.id}>
                  <Table.ColumnHeader scope="row" fontWeight="500">
                    {row.label}
                  </Table.ColumnHeader>
                  {columns.map((column, i) => (
                    <Table.Cell key={column.label} textAlign="end" fontVariantNumeric="tabular-nums">
                      {valueText(column.unit, row.values[i] ?? null)}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      )}
    </Panel>
  )
}
