import { Box, Button, Flex, Icon, Text } from '@chakra-ui/react'
import { History, PlugZap } from 'lucide-react'
import type { Run } from '#contract/stock/syncs.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useNow } from '../../../lib/use-now.ts'
import { DESK } from '../../../parts/page-acts.tsx'
import { WideLabel } from '../../../ui/wide-label.tsx'
import { useSourceText } from '../source-texts.ts'
import { RunErrors } from '../syncs/run-errors.tsx'
import { useRunNews } from '../syncs/run-news.ts'
import { useSyncText } from '../syncs/texts.ts'
import type { Runs } from '../syncs/use-runs.ts'
import type { Integration } from '../use-integrations.ts'

interface IntegrationBannerProps {
  integration: Integration
  runs: Runs
  mayChange: boolean
  onHistory: () => void
}

/** Says that vehicles are imported automatically; shows the last sync with its result, and the time of the next. */
export function IntegrationBanner({ integration, runs, mayChange, onHistory }: IntegrationBannerProps) {
  const t = useSourceText()
  const syncs = useSyncText()
  const { fromNow, moment } = useFormats()
  const now = useNow()
  const { news, errors } = useRunNews()
  const last = runs.lastDone
  // The newest sync, shown above, failed or waits: say which one is meant here.
  const isBehind = runs.newest?.status === 'failed' || runs.newest?.status === 'held'
  const next = integration.next_sync_at
  return (
    <Flex
      as="section"
      gap={{ base: '2', md: '4' }}
      align="center"
      paddingBlock={{ base: '0', md: '3' }}
      paddingInline={{ base: '3', md: '5' }}
      borderWidth="1px"
      borderColor="brand.emphasized"
      borderRadius="xl"
      bg="brand.subtle"
    >
      <Icon as={PlugZap} boxSize="5" color="brand.fg" hideBelow="sm" aria-hidden />
      <Box flex="1" minWidth="0" fontSize={{ base: 'xs', sm: 'sm' }} lineHeight="short" paddingBlock="1">
        <Flex wrap="wrap" columnGap="2">
          <Text as="h2" fontWeight="650">
            {t('active')}
          </Text>
          <Text color="fg.muted" hideBelow="xl">
            {t('active_hint')}
          </Text>
        </Flex>
        <Flex wrap="wrap" columnGap={{ base: '3', sm: '4' }} rowGap="0.5" fontVariantNumeric="tabular-nums">
          {last ? <LastSync last={last} isBehind={isBehind} /> : <span>{t('never_synced')}</span>}
          <Text fontWeight="600" hideBelow="md">
            {last && news(last)}
          </Text>
          {last && errors(last) && (
            <Text fontWeight="600" color="fg.warning">
              {errors(last)}
            </Text>
          )}
          {last && <RunErrors run={last} mayChange={mayChange} />}
          {next && Date.parse(next) > now && (
            <Text asChild color="fg.muted" hideBelow="xl">
              <time dateTime={next} title={moment(next)}>
                {t('next_sync', { when: fromNow(next, now) })}
              </time>
            </Text>
          )}
        </Flex>
      </Box>
      <Button
        size="sm"
        variant="ghost"
        flexShrink="0"
        // On a phone an icon in the corner, the size of a finger.
        boxSize={{ smDown: '11' }}
        paddingInline={{ smDown: '0' }}
        marginInlineEnd={{ smDown: '-2' }}
        title={syncs('history')}
        onClick={onHistory}
      >
        <History aria-hidden /> <WideLabel text={syncs('history')} />
      </Button>
    </Flex>
  )
}

/** When it was, and by whom where there is room for it. */
function LastSync({ last, isBehind }: { last: Run; isBehind: boolean }) {
  const t = useSourceText()
  const { fromNow, moment } = useFormats()
  const now = useNow()
  const isDesk = useMedia(DESK)
  const at = last.finished_at ?? last.started_at
  const by = !isDesk ? '_when' : last.by ? '' : '_schedule'
  return (
    <Text asChild truncate maxWidth="full">
      <time dateTime={at} title={moment(at)}>
        {t(`${isBehind ? 'last_good_sync' : 'last_sync'}${by}`, { when: fromNow(at, now), who: last.by ?? '' })}
      </time>
    </Text>
  )
}
