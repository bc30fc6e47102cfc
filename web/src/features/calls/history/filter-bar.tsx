import { Button, Flex, Grid } from '@chakra-ui/react'
import { CALL_DIRECTIONS } from '#contract/calls/call-statuses.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { useHistoryText } from './texts.ts'
import type { HistoryPlace } from './use-history-place.ts'

/** The statuses offered by the filter (S1 §4). */
const STATUSES = ['completed', 'failed', 'no-answer', 'busy', 'in-progress'] as const

/** Filters for the calls: outcome, direction, and days in the dealership's time zone. */
export function FilterBar({ place: { filters, narrow } }: { place: HistoryPlace }) {
  const t = useHistoryText()
  const common = useText()
  const isAny = Object.keys(filters).length > 0
  return (
    <>
      <Grid templateColumns={{ base: '1fr 1fr', xl: 'repeat(4, 1fr)' }} gap="4">
        <Choice
          label={t('status')}
          value={filters.status ?? ''}
          options={[
            { value: '', text: t('all_statuses') },
            ...STATUSES.map((status) => ({ value: status, text: t(`status_${status}`) })),
          ]}
          onChange={(status) => narrow({ status: STATUSES.find((one) => one === status) })}
        />
        <Choice
          label={t('direction')}
          value={filters.direction ?? ''}
          options={[
            { value: '', text: t('all_directions') },
            ...CALL_DIRECTIONS.map((direction) => ({ value: direction, text: t(direction) })),
          ]}
          onChange={(direction) => narrow({ direction: CALL_DIRECTIONS.find((one) => one === direction) })}
        />
        {(['date_from', 'date_to'] as const).map((name) => (
          <FormField key={name} label={t(name)}>
            <DayInput value={filters[name] ?? ''} onChange={(day) => narrow({ [name]: day || undefined })} />
          </FormField>
        ))}
      </Grid>
      {isAny && (
        <Flex>
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              narrow({ status: undefined, direction: undefined, date_from: undefined, date_to: undefined })
            }
          >
            {common('clear_filters')}
          </Button>
        </Flex>
      )}
    </>
  )
}
