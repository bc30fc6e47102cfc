import { Button, Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFormats } from '../lib/language/formats.ts'
import { useText } from '../lib/language/text.ts'
import { useMedia } from '../lib/use-media.ts'
import { Choice, Select } from '../ui/choice.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { FilterDrawer } from '../ui/filter-drawer.tsx'
import { FormField } from '../ui/form-field.tsx'
import { DayInput } from './day-input.tsx'
import { DESK } from './page-acts.tsx'

export interface ListFilter {
  label: string
  /** Empty: it leaves nothing out. */
  value: string
  /** Left out for a day. */
  options?: readonly { value: string; text: string }[]
  /** What it leaves out is said by the filters beside it. */
  isSaidBeside?: boolean
  onChange: (value: string) => void
}

interface ListBarProps {
  filters: readonly ListFilter[]
  onClear: () => void
  /** Choices that leave nothing out, such as an order: they are never named as active. */
  always?: readonly ListFilter[]
  /** From here on the filters stand in the row itself. */
  wide?: string
  /** What comes before them: the search. */
  children?: ReactNode
  /** What comes after them. */
  end?: ReactNode
  /** What else stands in the sheet. */
  more?: (close: () => void) => ReactNode
}

/** A list's one row of controls; where it is narrow, the filters are behind one button, and those set are named below. */
export function ListBar({ filters, onClear, always = [], wide = DESK, children, end, more }: ListBarProps) {
  const common = useText()
  const { dayInDigits } = useFormats()
  const isWide = useMedia(wide)
  const set = filters.filter(({ value, isSaidBeside }) => value !== '' && !isSaidBeside)
  if (isWide)
    return (
      <Flex gap="2" align="center">
        {children}
        {[...filters, ...always].map((one) => (
          <InRow key={one.label} {...one} />
        ))}
        {set.length > 0 && (
          <Button size="sm" variant="ghost" flexShrink="0" onClick={onClear}>
            {common('clear_filters')}
          </Button>
        )}
        {end}
      </Flex>
    )
  return (
    <Stack gap="2">
      <Flex gap="2" align="center">
        {children}
        <FilterDrawer
          title={common('filters')}
          label={set.length > 0 ? common('filters_on', { count: set.length }) : common('filters')}
          closeLabel={common('close')}
          isNarrow={children !== undefined}
        >
          {(close) => (
            <Stack gap="5" paddingX="6" paddingY="2" overflow="auto">
              {[...always, ...filters].map((one) => (
                <InSheet key={one.label} {...one} />
              ))}
              <Button onClick={close}>{common('show_results')}</Button>
              {more?.(close)}
            </Stack>
          )}
        </FilterDrawer>
        {end}
      </Flex>
      <FilterChips
        filters={Object.fromEntries(set.map((one) => [one.label, one]))}
        wordsOf={(name, all) => wordsOf(all[name], dayInDigits)}
        onChange={(left) => {
          const gone = set.filter(({ label }) => !(label in left))
          if (gone.length === 1) gone[0]?.onChange('')
          else onClear()
        }}
        label={common('active_filters')}
        removeLabel={(filter) => common('remove_filter', { filter })}
        clearLabel={common('clear_filters')}
      />
    </Stack>
  )
}

/** "Status: Draft". */
function wordsOf(filter: ListFilter | undefined, dayText: (day: string) => string): string {
  if (!filter) return ''
  const { label, value, options } = filter
  return `${label}: ${options ? options.find((one) => one.value === value)?.text : dayText(value)}`
}

function InRow({ label, value, options, onChange }: ListFilter) {
  return options ? (
    <Select flex="0 1 11rem" minWidth="0" field={{ 'aria-label': label }} {...{ value, options, onChange }} />
  ) : (
    <DayInput label={label} {...{ value, onChange }} />
  )
}

function InSheet({ label, value, options, onChange }: ListFilter) {
  return options ? (
    <Choice {...{ label, value, options, onChange }} />
  ) : (
    <FormField label={label}>
      <DayInput {...{ value, onChange }} />
    </FormField>
  )
}
