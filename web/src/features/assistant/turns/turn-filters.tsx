import { Button, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { OUTCOME_LABELS, TURN_OUTCOMES } from '#contract/assistant/assistant-facts.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { DayInput } from '../../../parts/day-input.tsx'
import { Select } from '../../../ui/choice.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { turnTexts } from './texts.ts'
import type { useTurnPlace } from './use-turn-place.ts'

const DAYS = ['from', 'to'] as const

interface TurnFiltersProps {
  place: ReturnType<typeof useTurnPlace>
  /** Of the contact that the list is about, where it is about one. */
  name: string | undefined
}

/** Narrows the list: by days, outcome, contact, and words, or to what the assistant could not answer. */
export function TurnFilters({ place, name }: TurnFiltersProps) {
  const t = useText(turnTexts)
  const language = useLanguage()
  const { outcome, contact } = place.query
  return (
    <>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Heading as="h2" size="lg" fontWeight="650">
          {t('list')}
        </Heading>
        <Flex wrap="wrap" gap="3" width={{ base: 'full', md: 'auto' }}>
          {contact && (
            <Button variant="subtle" onClick={() => place.filter({ contact: undefined })}>
              {t('one_contact', { name: name ?? t('this_contact') })} <X />
            </Button>
          )}
          {DAYS.map((day) => (
            <Flex
              key={day}
              as="label"
              flex={{ base: '1', md: 'none' }}
              direction={{ base: 'column', md: 'row' }}
              align={{ md: 'center' }}
              gap={{ base: '1', md: '2' }}
            >
              <Text as="span" fontSize="sm" color="fg.muted">
                {t(day)}
              </Text>
              <DayInput value={place.days[day] ?? ''} onChange={(picked) => place.filter({ [day]: picked })} />
            </Flex>
          ))}
          <Select
            width={{ base: 'full', md: '52' }}
            field={{ bg: 'bg.panel', 'aria-label': t('outcome') }}
            value={outcome ?? ''}
            onChange={(value) => place.filter({ outcome: value })}
            options={[
              { value: '', text: t('all_outcomes') },
              ...TURN_OUTCOMES.map((value) => ({ value, text: OUTCOME_LABELS[value][language] })),
            ]}
          />
        </Flex>
      </Flex>
      <Gaps place={place} />
    </>
  )
}

function Gaps({ place }: Pick<TurnFiltersProps, 'place'>) {
  const t = useText(turnTexts)
  const { search, gaps } = place.query
  return (
    <>
      <Flex wrap="wrap" gap="3" align="center">
        <HStack gap="1" role="group" aria-label={t('which')}>
          {([undefined, 'true'] as const).map((value) => (
            <Button
              key={value ?? 'all'}
              variant={gaps === value ? 'subtle' : 'ghost'}
              aria-pressed={gaps === value}
              onClick={() => place.filter({ gaps: value })}
            >
              {t(value ? 'gaps' : 'all')}
            </Button>
          ))}
        </HStack>
        <Flex flex="1" minWidth={{ base: 'full', md: '60' }}>
          <SearchBox
            value={search ?? ''}
            label={t('search')}
            clearLabel={t('clear_search')}
            onSearch={(text) => place.filter({ search: text })}
          />
        </Flex>
      </Flex>
      {gaps && (
        <Text fontSize="sm" color="fg.muted">
          {t('gaps_hint')}
        </Text>
      )}
    </>
  )
}
