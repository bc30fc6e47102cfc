import { Table, VisuallyHidden } from '@chakra-ui/react'
import type { ReportTable } from '#contract/reports/reports.ts'
import { useValueText } from './use-value-text.ts'

/** Darkest where the most is; over it, words stay readable. */
const MOST_PERCENT = 45

/** The hours of a week, a line a day: the more there is, the darker. */
export function HoursTable({ table: { label, columns, rows } }: { table: ReportTable }) {
  const valueText = useValueText()
  const most = Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return (
    <Table.ScrollArea tabIndex={0} aria-label={label} paddingInline="4" paddingBottom="4">
      <Table.Root size="sm" variant="outline" boxShadow="none" fontSize="xs" fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>
              <VisuallyHidden>{label}</VisuallyHidden>
            </Table.ColumnHeader>
            {rows.map(({ id, label: hour }) => (
              <Table.ColumnHeader key={id} fontSize="xs" paddingInline="1" textAlign="center" whiteSpace="nowrap">
                {hour}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {columns.map((day, n) => (
            <Table.Row key={day.label}>
              <Table.ColumnHeader scope="row" fontSize="xs">
                {day.label}
              </Table.ColumnHeader>
              {rows.map(({ id, values }) => {
                const value = values[n] ?? null
                const percent = Math.round((MOST_PERCENT * (value ?? 0)) / most)
                return (
                  <Table.Cell
                    key={id}
                    paddingInline="1"
                    textAlign="center"
                    whiteSpace="nowrap"
                    style={{
                      background: `color-mix(in srgb, var(--chakra-colors-brand-focus-ring) ${percent}%, transparent)`,
                    }}
                  >
                    {value ? valueText(day.unit, value) : ''}
                  </Table.Cell>
                )
              })}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}
