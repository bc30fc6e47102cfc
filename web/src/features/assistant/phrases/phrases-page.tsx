import { Flex, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { usePhrases } from '../../../data/assistant.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Select } from '../../../ui/choice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { WorkspaceTitle } from '../../notifications/index.ts'
import { BelowAssistant } from '../below-assistant.tsx'
import { GROUPS, type Group } from './groups.ts'
import { PhraseDialog } from './phrase-dialog.tsx'
import { PhraseList } from './phrase-list.tsx'
import { phraseTexts } from './texts.ts'
import { usePhrasePlace } from './use-phrase-place.ts'

const isGroup = (value: string): value is Group => GROUPS.some((one) => one === value)

/** All that the assistant may say, to be found, read, and reworded. */
export function PhrasesPage() {
  const t = useText(phraseTexts)
  const place = usePhrasePlace()
  return (
    <Stack gap="6" maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('phrases_title')} />
      <BelowAssistant title={t('phrases_title')} subtitle={t('subtitle')} />
      <Flex wrap="wrap" gap="4" align="center">
        <SearchBox
          value={place.search}
          label={t('search')}
          clearLabel={t('clear_search')}
          debounceMs={0}
          onSearch={(search) => place.set({ search })}
        />
        <Select
          width={{ base: 'full', sm: '64' }}
          field={{ bg: 'bg.panel', 'aria-label': t('group') }}
          value={place.group ?? ''}
          onChange={(value: string) => place.set({ group: isGroup(value) ? value : undefined })}
          options={[
            { value: '', text: t('all_groups') },
            ...GROUPS.map((value) => ({ value, text: t(`group_${value}`) })),
          ]}
        />
        <NativeCheckbox
          label={t('only_own')}
          checked={place.isOwn}
          onChange={({ target }) => place.set({ own: target.checked ? 'true' : undefined })}
        />
      </Flex>
      <Found place={place} />
    </Stack>
  )
}

function Found({ place }: { place: ReturnType<typeof usePhrasePlace> }) {
  const t = useText(phraseTexts)
  const common = useText()
  const { data, error, mutate } = usePhrases()
  if (!data && error)
    return (
      <Panel>
        <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
      </Panel>
    )
  if (!data)
    return (
      <>
        <VisuallyHidden role="status">{common('loading')}</VisuallyHidden>
        <Skeleton height="560px" borderRadius="xl" aria-hidden />
      </>
    )
  const found = data.data.filter(place.fits)
  return (
    <>
      <Text fontSize="sm" color="fg.muted" role="status">
        {t('count', { count: found.length })}
      </Text>
      {found.length > 0 ? (
        <PhraseList phrases={found} onOpen={(phrase) => place.set({ phrase })} />
      ) : (
        <Panel padding="0">
          <EmptyState icon={<SearchX />} title={t('none_found')} description={t('none_found_hint')} titleAs="h2" />
        </Panel>
      )}
      <PhraseDialog
        phrase={data.data.find(({ id }) => id === place.phrase)}
        onClose={() => place.set({ phrase: undefined })}
      />
    </>
  )
}
