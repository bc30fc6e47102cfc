import { Box, Button, Link as ChakraLink, Flex, Heading, Icon, List, Text } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { dashboard } from '#contract/reports/dashboard.ts'
import type { Output } from '#contract/route.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { useUserId } from '../../lib/session.ts'
import { useNow } from '../../lib/use-now.ts'
import { Panel } from '../../ui/panel.tsx'
import { ConversationEntry } from './conversation-entry.tsx'
import { dashboardTexts } from './texts.ts'
import '../../ui/edge-fade.css'

type Shown = Pick<Output<typeof dashboard.get>, 'waiting' | 'behind' | 'unreplied' | 'over_an_hour'>

const THUMB = {
  '@media (pointer: coarse)': {
    position: 'relative',
    _after: { content: '""', position: 'absolute', inset: '-12px -4px' },
  },
} as const

/** The customers who wait for an answer, since when and whose they are; for a manager also with whom most of them wait. */
export function WhoWaits({ waiting, behind, unreplied, over_an_hour }: Shown) {
  const t = useText(dashboardTexts)
  return (
    <Panel as="section" aria-label={t('waiting')} display="flex" flexDirection="column" padding="0" overflow="hidden">
      <Flex
        align="baseline"
        gap="3"
        wrap="wrap"
        paddingInline={{ base: '4', md: '6' }}
        paddingTop={{ base: '5', md: '6' }}
        paddingBottom="2"
      >
        <Heading as="h2" size="md" fontWeight="650">
          {t('waiting')}
        </Heading>
        {unreplied > 0 && (
          <Flex gap="3" wrap="wrap" fontSize="sm">
            {over_an_hour < unreplied && (
              <ChakraLink asChild color="fg.muted" css={THUMB}>
                <Link to="/chats?waiting=unreplied">{t('unreplied', { count: unreplied })}</Link>
              </ChakraLink>
            )}
            {over_an_hour > 0 && (
              <ChakraLink asChild color="copper.fg" fontWeight="600" css={THUMB}>
                <Link to="/chats?waiting=over_an_hour">
                  {t(over_an_hour < unreplied ? 'over_an_hour' : 'all_over_an_hour', { count: over_an_hour })}
                </Link>
              </ChakraLink>
            )}
          </Flex>
        )}
      </Flex>
      {waiting.length === 0 ? <Nobody /> : <Rows waiting={waiting} />}
      {unreplied > 0 && (
        <Flex
          align="center"
          justify="space-between"
          columnGap="2"
          rowGap="3.5"
          marginTop="auto"
          wrap="wrap"
          paddingInline={{ base: '4', md: '6' }}
          paddingTop="3"
          paddingBottom={{ base: '4', md: '3' }}
        >
          {behind.length > 0 && <Behind behind={behind} />}
          <Button
            asChild
            size="sm"
            variant="ghost"
            width={{ base: 'full', md: 'auto' }}
            height={{ base: '11', md: '9' }}
            marginInlineStart={{ md: 'auto' }}
            marginInlineEnd={{ md: '-3.5' }}
            borderWidth={{ base: '1px', md: '0' }}
            borderColor="border"
          >
            <Link to="/chats?waiting=unreplied">{t('all_waiting')}</Link>
          </Button>
        </Flex>
      )}
    </Panel>
  )
}

function Nobody() {
  const t = useText(dashboardTexts)
  return (
    <Flex align="center" gap="3" paddingInline={{ base: '4', md: '6' }} paddingTop="2" paddingBottom="6">
      <Icon as={CircleCheck} boxSize="6" color="brand.fg" aria-hidden />
      <Box>
        <Text fontWeight="500">{t('nobody_waits')}</Text>
        <Text fontSize="sm" color="fg.muted">
          {t('nobody_waits_hint')}
        </Text>
      </Box>
    </Flex>
  )
}

function Rows({ waiting }: Pick<Shown, 'waiting'>) {
  const t = useText(dashboardTexts)
  const { fromNow, moment } = useFormats()
  const now = useNow()
  const own = useUserId()
  return (
    <List.Root variant="plain">
      {waiting.map(({ since, is_long, conversation }) => {
        const agent = conversation.assigned_agent
        const isOwn = agent?.id === own
        const whose = {
          words: !agent ? t('nobodys') : isOwn ? t('yours') : agent.name,
          colleague: isOwn ? ('own' as const) : agent,
        }
        const when = (
          <Text
            asChild
            fontSize="xs"
            flexShrink="0"
            {...(is_long ? { color: 'copper.fg', fontWeight: '600' } : { color: 'fg.muted' })}
          >
            <time dateTime={since} title={t('waiting_since', { moment: moment(since) })}>
              {fromNow(since, now)}
            </time>
          </Text>
        )
        return (
          <List.Item key={conversation.contact_id} display="block">
            <ConversationEntry conversation={conversation} when={when} whose={whose} />
          </List.Item>
        )
      })}
    </List.Root>
  )
}

/** With whom customers wait; each leads to how that person answers. */
function Behind({ behind }: Pick<Shown, 'behind'>) {
  const t = useText(dashboardTexts)
  const { number } = useFormats()
  return (
    <Flex
      as="ul"
      aria-label={t('behind')}
      className="edge-fade"
      wrap={{ md: 'wrap' }}
      gap={{ base: '1.5', md: '2' }}
      maxWidth="full"
      overflowX={{ base: 'auto', md: 'visible' }}
      scrollbarWidth="none"
      listStyleType="none"
    >
      {behind.map(({ agent, unreplied, over_an_hour }) => {
        const name = agent?.name ?? t('nobodys')
        return (
          <Box as="li" key={agent?.id ?? ''} flexShrink="0">
            <Button
              asChild
              size="xs"
              height="8"
              paddingInline={{ base: '2', md: '2.5' }}
              gap="1"
              variant="outline"
              borderRadius="full"
            >
              <Link
                to={agent ? `/reports/answering?agent=${agent.id}` : '/chats?waiting=unassigned'}
                title={t('behind_long', { name, count: unreplied, long: over_an_hour })}
              >
                {name} <b>{number(unreplied)}</b>
              </Link>
            </Button>
          </Box>
        )
      })}
    </Flex>
  )
}
