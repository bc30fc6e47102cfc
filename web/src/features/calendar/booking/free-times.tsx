import { Button, Text, Wrap, type WrapProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFormats } from '../../../lib/language/formats.ts'
import { wallOf, wallText } from '../../../lib/wall-time.ts'
import { onArrow } from '../../../ui/arrow-keys.ts'
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
      <Choices label={t('free_days')}>
        {days.slice(0, MOST_DAYS).map((one, n) => (
          <Choice
            key={one}
            isChosen={one === day}
            isReached={days.includes(day) ? one === day : n === 0}
            onChoose={() => onChoose(one)}
          >
            {weekday(one)}, {monthDay(one)}
          </Choice>
        ))}
      </Choices>
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
  const times = slots?.map(({ starts_at }) => wallText(day, wallOf(starts_at).minutes).slice(11)) ?? []
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
      <Choices label={t('free_times')} maxHeight={{ base: '15rem', md: '9rem' }} overflowY="auto">
        {slots?.map(({ starts_at }, n) => {
          const own = times[n] ?? ''
          return (
            <Choice
              key={starts_at}
              isChosen={own === time}
              isReached={times.includes(time) ? own === time : n === 0}
              onChoose={() => onChoose(own)}
            >
              {clock(starts_at)}
            </Choice>
          )
        })}
      </Choices>
    </section>
  )
}

/** One stop of Tab, in which arrows lead on. */
const Choices = ({ label, ...props }: WrapProps & { label: string }) => (
  <Wrap role="toolbar" aria-label={label} gap="1.5" onKeyDown={onArrow} {...props} />
)

interface ChoiceProps {
  isChosen: boolean
  /** Tab leads to it. */
  isReached: boolean
  onChoose: () => void
  children: ReactNode
}

const Choice = ({ isChosen, isReached, onChoose, children }: ChoiceProps) => (
  <Button
    size="xs"
    height={{ base: '11', md: '8' }}
    variant={isChosen ? 'solid' : 'outline'}
    aria-pressed={isChosen}
    tabIndex={isReached ? 0 : -1}
    onClick={onChoose}
  >
    {children}
  </Button>
)
