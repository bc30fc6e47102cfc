import { Button, Text, Wrap } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFormats } from '../../../lib/language/formats.ts'
import { wallOf, wallText } from '../../../lib/wall-time.ts'
import { useCalendarText } from '../texts.ts'

/** As many as a dialog holds in one line or two. */
const MOST_DAYS = 6

interface FreeDaysProps {
  day: string
  days: readonly string[]
  onChoose: (day: string) => void
}

/** The next days with free times. */
export function FreeDays({ day, days, onChoose }: FreeDaysProps) {
  const t = useCalendarText()
  const { weekday, monthDay } = useFormats()
  if (days.length === 0) return null
  return (
    <section aria-label={t('free_days')}>
      <Text fontSize="sm" fontWeight="medium" marginBottom="2">
        {t('free_days')}
      </Text>
      <Wrap gap="1.5">
        {days.slice(0, MOST_DAYS).map((one) => (
          <Choice key={one} isChosen={one === day} onChoose={() => onChoose(one)}>
            {weekday(one)}, {monthDay(one)}
          </Choice>
        ))}
      </Wrap>
    </section>
  )
}

interface FreeTimesProps {
  day: string
  time: string
  /** Undefined while they are read. */
  slots: readonly { starts_at: string }[] | undefined
  onChoose: (time: string) => void
}

export function FreeTimes({ day, time, slots, onChoose }: FreeTimesProps) {
  const t = useCalendarText()
  const { time: clock } = useFormats()
  return (
    <section aria-label={t('free_times')}>
      <Text fontSize="sm" fontWeight="medium" marginBottom="2">
        {t('free_times')}
      </Text>
      {slots?.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t('no_free_times')}
        </Text>
      )}
      <Wrap gap="1.5" maxHeight="9rem" overflowY="auto">
        {slots?.map(({ starts_at }) => {
          const own = wallText(day, wallOf(starts_at).minutes).slice(11)
          return (
            <Choice key={starts_at} isChosen={own === time} onChoose={() => onChoose(own)}>
              {clock(starts_at)}
            </Choice>
          )
        })}
      </Wrap>
    </section>
  )
}

const Choice = ({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: ReactNode }) => (
  <Button size="xs" variant={isChosen ? 'solid' : 'outline'} aria-pressed={isChosen} onClick={onChoose}>
    {children}
  </Button>
)
