import { Button, ButtonGroup, Flex, IconButton } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { APPOINTMENT_KINDS, KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { useMembers } from '../../data/team.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useSession } from '../../lib/session.ts'
import { useMedia } from '../../lib/use-media.ts'
import { ListBar } from '../../parts/list-bar.tsx'
import { DESK } from '../../parts/page-acts.tsx'
import type { RowDeed } from '../../ui/row-menu.tsx'
import { useCalendarText } from './texts.ts'
import { type useCalendarPlace, VIEWS } from './use-calendar-place.ts'

interface CalendarBarProps {
  place: ReturnType<typeof useCalendarPlace>
  /** What comes last on a phone. */
  end: ReactNode
  /** On a phone the other calendars are offered in the sheet. */
  links: RowDeed & { does: () => void }
}

/** Which days are shown, whose appointments, and how. */
export function CalendarBar({ place, end, links }: CalendarBarProps) {
  const t = useCalendarText()
  const isDesk = useMedia(DESK)
  const filters = useCalendarFilters(place)
  const views = VIEWS.map((value) => ({ value, text: t(value) }))
  const view = {
    label: t('view'),
    value: place.view,
    options: views,
    onChange: (chosen: string) => place.show(VIEWS.find((one) => one === chosen) ?? 'agenda'),
  }
  return (
    <ListBar
      filters={filters}
      always={isDesk ? [] : [view]}
      onClear={() => place.setFilter({ agent: '', kind: '' })}
      end={
        isDesk ? (
          <ButtonGroup attached variant="outline" flexShrink="0" aria-label={t('view')}>
            {views.map(({ value, text }) => (
              <Button
                key={value}
                variant={value === place.view ? 'solid' : 'outline'}
                aria-pressed={value === place.view}
                onClick={() => place.show(value)}
              >
                {text}
              </Button>
            ))}
          </ButtonGroup>
        ) : (
          end
        )
      }
      more={(close) => (
        <Button
          variant="outline"
          onClick={() => {
            close()
            links.does()
          }}
        >
          <links.icon aria-hidden /> {links.text}
        </Button>
      )}
    >
      <Days place={place} isDesk={isDesk} />
    </ListBar>
  )
}

/** A step back, the days shown, a step on; on a phone today stands there only where other days are shown. */
function Days({ place, isDesk }: { place: CalendarBarProps['place']; isDesk: boolean }) {
  const t = useCalendarText()
  const step = { variant: 'ghost', boxSize: { base: '11', md: '10' }, minWidth: '0' } as const
  return (
    <Flex flex={isDesk ? '1 0 auto' : '1'} align="center" minWidth="0" marginInlineStart={isDesk ? '-2.5' : '-3'}>
      <IconButton {...step} aria-label={t('previous')} onClick={() => place.step(-1)}>
        <ChevronLeft />
      </IconButton>
      <h2 className="calendar-title" aria-live="polite">
        {place.title}
      </h2>
      <IconButton {...step} aria-label={t('next')} onClick={() => place.step(1)}>
        <ChevronRight />
      </IconButton>
      {(isDesk || !place.days.includes(place.today)) && (
        <Button
          variant="outline"
          height={{ base: '11', md: '10' }}
          paddingInline={{ base: '2.5', md: '4' }}
          marginInlineStart="1"
          onClick={place.goToday}
        >
          {t('today')}
        </Button>
      )}
    </Flex>
  )
}

function useCalendarFilters({ filter, setFilter }: CalendarBarProps['place']) {
  const t = useCalendarText()
  const language = useLanguage()
  const { user } = useSession()
  const members = useMembers().data?.data ?? []
  return [
    {
      label: t('people'),
      value: filter.agent,
      options: [
        { value: '', text: t('everybody') },
        { value: 'me', text: t('mine') },
        ...members.filter(({ id }) => id !== user?.id).map(({ id, name }) => ({ value: id, text: name })),
      ],
      onChange: (agent: string) => setFilter({ agent }),
    },
    {
      label: t('kinds'),
      value: filter.kind,
      options: [
        { value: '', text: t('all_kinds') },
        ...APPOINTMENT_KINDS.map((value) => ({ value, text: KIND_FACTS[value].label[language] })),
      ],
      onChange: (kind: string) => setFilter({ kind }),
    },
  ]
}
