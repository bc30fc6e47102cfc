import { Box, Grid, Stack, Text } from '@chakra-ui/react'
import { DAYS, type Day } from '#contract/people/days.ts'
import type { Hours } from '#contract/people/hours.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { addDays } from '../../../lib/wall-time.ts'
import { TimeInput } from '../../../parts/time-input.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { hoursTexts } from './texts.ts'

/** Initial hours of a day when it is checked. */
const USUAL = { from: '09:00', to: '18:00' }
/** A time input shows midnight at a day's end the same as at its start. */
const toField = (time: string) => (time === '24:00' ? '00:00' : time)
const toEnd = (time: string) => (time === '00:00' ? '24:00' : time)

/** 4 January 2027 is a Monday. */
const dateOf = (day: Day) => addDays('2027-01-04', DAYS.indexOf(day))

/** Weekly hours: the days, with start and end. */
export function HoursEditor({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const t = useText(hoursTexts)
  const { longWeekday } = useFormats()
  const nameOf = (day: Day) => {
    const name = longWeekday(dateOf(day))
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  const openOn = new Map(hours.map((open) => [open.day, open]))
  const set = (day: Day, times: typeof USUAL | undefined) =>
    onChange(
      DAYS.flatMap((one) => {
        const found = one === day ? times && { day, ...times } : openOn.get(one)
        return found ? [found] : []
      }),
    )
  return (
    <Stack gap="2" role="group">
      {DAYS.map((day) => {
        const open = openOn.get(day)
        const name = nameOf(day)
        return (
          <Grid
            key={day}
            templateColumns={{ base: '1fr 1fr', sm: '150px 130px 130px' }}
            columnGap="3"
            rowGap="1"
            alignItems="center"
            minHeight="10"
          >
            <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
              <NativeCheckbox
                label={name}
                checked={open !== undefined}
                onChange={({ target }) => set(day, target.checked ? USUAL : undefined)}
              />
            </Box>
            {open ? (
              <>
                <TimeInput
                  size="sm"
                  aria-label={t('opens', { day: name })}
                  value={open.from}
                  onChange={(from) => from && set(day, { ...open, from })}
                />
                <TimeInput
                  size="sm"
                  aria-label={t('closes', { day: name })}
                  value={toField(open.to)}
                  onChange={(to) => to && set(day, { ...open, to: toEnd(to) })}
                />
              </>
            ) : (
              <Text fontSize="sm" color="fg.muted">
                {t('day_off')}
              </Text>
            )}
          </Grid>
        )
      })}
    </Stack>
  )
}
