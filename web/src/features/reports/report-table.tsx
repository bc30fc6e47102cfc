import { Flex, Table, Text, VisuallyHidden } from '@chakra-ui/react'
import type { Report, ReportTable as Shown } from '#contract/reports/reports.ts'
import { useText } from '../../lib/language/text.ts'
import { Hint } from '../../ui/hint.tsx'
import { reportTexts } from './texts.ts'
import { useValueText } from './use-value-text.ts'

interface ReportTableProps {
  table: Shown
  report: Report
}

/** One table of a report; a wide one scrolls in itself. */
export function ReportTable({ table: { label, columns, rows }, report: { data, definitions } }: ReportTableProps) {
  const t = useText(reportTexts)
  const valueText = useValueText()
  if (rows.length === 0)
    return (
      <Text color="fg.muted" fontSize="sm" paddingInline="4" paddingBottom="4">
        {t('nothing')}
      </Text>
    )
  // What stands above is explained there.
  const meansOf = (column: Shown['columns'][number]) =>
    data.figures.some(({ name }) => name === column.name)
      ? undefined
      : definitions.find(({ name }) => name === column.name)?.text
  return (
    <Table.ScrollArea tabIndex={0} aria-label={label}>
      <Table.Root
        size="sm"
        css={{
          '& :is(th, td):last-child': { paddingInlineEnd: '5' },
          // Long names of figures take two lines.
          '& thead th': { maxWidth: '9rem', whiteSpace: 'normal', verticalAlign: 'bottom' },
        }}
      >
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>
              <VisuallyHidden>{label}</VisuallyHidden>
            </Table.ColumnHeader>
            {columns.map((column) => {
              const means = meansOf(column)
              return (
                <Table.ColumnHeader key={column.label}>
                  <Flex align="center" justify="flex-end" gap="0.5" textAlign="end">
                    {column.label}
                    {means && <Hint label={t('means', { figure: column.label })} text={means} />}
                  </Flex>
                </Table.ColumnHeader>
              )
            })}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.id}>
              <Table.ColumnHeader scope="row" fontWeight="500" minWidth="40">
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
  )
}
