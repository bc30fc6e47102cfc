import { Button, ButtonGroup, HStack, IconButton } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { APPOINTMENT_KINDS, KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { useMembers } from '../../data/team.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useSession } from '../../lib/session.ts'
import { Select } from '../../ui/choice.tsx'
import { useCalendarText } from './texts.ts'
import { type useCalendarPlace, VIEWS } from './use-calendar-place.ts'

/** Which days are shown, whose appointments, and how. */
export function CalendarBar({ place }: { place: ReturnType<typeof useCalendarPlace> }) {
  const t = useCalendarText()
  const language = useLanguage()
  const { user } = useSession()
  const members = useMembers().data?.data ?? []
  return (
    <div className="calendar-bar">
      <HStack gap="1">
        <Button size="sm" variant="outline" onClick={place.goToday}>
          {t('today')}
        </Button>
        <IconButton size="sm" variant="ghost" aria-label={t('previous')} onClick={() => place.step(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton size="sm" variant="ghost" aria-label={t('next')} onClick={() => place.step(1)}>
          <ChevronRight />
        </IconButton>
      </HStack>
      <h2 className="calendar-title" aria-live="polite">
        {place.title}
      </h2>
      <div className="calendar-filters">
        <Select
          size="sm"
          field={{ 'aria-label': t('people') }}
          value={place.filter.agent}
          onChange={(agent) => place.setFilter({ agent })}
          options={[
            { value: '', text: t('everybody') },
            { value: 'me', text: t('mine') },
            ...members.filter(({ id }) => id !== user?.id).map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
        <Select
          size="sm"
          field={{ 'aria-label': t('kinds') }}
          value={place.filter.kind}
          onChange={(kind) => place.setFilter({ kind })}
          options={[
            { value: '', text: t('all_kinds') },
            ...APPOINTMENT_KINDS.map((value) => ({ value, text: KIND_FACTS[value].label[language] })),
          ]}
        />
        <Select
          hideFrom="md"
          size="sm"
          field={{ 'aria-label': t('view') }}
          value={place.view}
          onChange={(view) => place.show(view)}
          options={VIEWS.map((value) => ({ value, text: t(value) }))}
        />
      </div>
      <ButtonGroup hideBelow="md" size="sm" attached variant="outline" aria-label={t('view')}>
        {VIEWS.map((one) => (
          <Button
            key={one}
            variant={one === place.view ? 'solid' : 'outline'}
            aria-pressed={one === place.view}
            onClick={() => place.show(one)}
          >
            {t(one)}
          </Button>
        ))}
      </ButtonGroup>
    </div>
  )
}
