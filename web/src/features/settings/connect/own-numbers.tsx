import { Badge, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Send, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { Connect, OwnNumber } from '#contract/telephony/connect.ts'
import { useAgents } from '../../../data/agents.ts'
import { releaseNumber, sendFrom } from '../../../data/connect.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowMenu } from '../../../ui/row-menu.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { GiveNumber } from './give-number.tsx'
import { connectTexts } from './texts.ts'

interface OwnNumbersProps {
  connect: Connect
  onBanner: (banner: Banner) => void
}

/** The account's numbers: which one sends, and, of an account that Lotwire opened, giving one up. */
export function OwnNumbers({ connect: { way, numbers }, onBanner }: OwnNumbersProps) {
  const t = useText(connectTexts)
  const common = useText()
  const { user } = useSession()
  const [leaving, setLeaving] = useState<OwnNumber>()
  const [given, setGiven] = useState<OwnNumber>()
  const agents = useAgents({ isWanted: true }).data?.agents ?? []
  const mayRelease = way === 'ours' && user?.role.name === 'owner'

  async function send({ phone_number }: OwnNumber) {
    try {
      await sendFrom(phone_number)
      onBanner({ status: 'success', text: t('sending_changed', { number: phoneText(phone_number) }) })
    } catch (error) {
      onBanner({ status: 'error', text: errorText(error, t('sending_failed')) })
    }
  }
  async function release({ sid, phone_number }: OwnNumber) {
    try {
      await releaseNumber(sid)
      onBanner({ status: 'success', text: t('given_up', { number: phoneText(phone_number) }) })
    } catch (error) {
      onBanner({ status: 'error', text: errorText(error, t('give_up_failed')) })
    } finally {
      setLeaving(undefined)
    }
  }
  return (
    <Panel as="section">
      <Stack gap="4">
        <Stack gap="1.5">
          <Heading as="h3" size="md" fontWeight="650">
            {t('numbers')}
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {t('numbers_hint')}
          </Text>
        </Stack>
        {!numbers && <Notice status="warning">{t('numbers_unread')}</Notice>}
        <Stack as="ul" gap="0" listStyleType="none">
          {numbers?.map((number) => (
            <NumberRow
              key={number.sid}
              number={number}
              onSend={() => send(number)}
              agent={agents.find(({ id }) => id === number.agent_id)?.name}
              onGive={agents.length > 0 ? () => setGiven(number) : undefined}
              onRelease={mayRelease ? () => setLeaving(number) : undefined}
            />
          ))}
        </Stack>
      </Stack>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('give_up_title', { number: phoneText(leaving?.phone_number ?? '') })}
        confirmLabel={t('give_up')}
        cancelLabel={common('cancel')}
        destructive
        onConfirm={async () => leaving && release(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        {t('give_up_words')}
      </ConfirmDialog>
      {given && <GiveNumber number={given} agents={agents} onClose={() => setGiven(undefined)} onBanner={onBanner} />}
    </Panel>
  )
}

interface NumberRowProps {
  number: OwnNumber
  /** The name of whoever has it as their own. */
  agent: string | undefined
  onSend: () => void
  onGive: (() => void) | undefined
  onRelease?: (() => void) | undefined
}

function NumberRow({ number, agent, onSend, onGive, onRelease }: NumberRowProps) {
  const t = useText(connectTexts)
  const { phone_number, texts, calls, is_usual } = number
  const words = phoneText(phone_number)
  const deeds = [
    ...(is_usual ? [] : [{ value: 'send', icon: Send, text: t('send_from'), does: onSend }]),
    ...(onGive ? [{ value: 'give', icon: UserRound, text: t('give_number'), does: onGive }] : []),
    ...(onRelease ? [{ value: 'release', icon: Trash2, text: t('give_up'), does: onRelease, destructive: true }] : []),
  ]
  return (
    <Flex as="li" gap="3" align="center" paddingBlock="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <HStack flex="1" wrap="wrap" gap="2.5">
        <Text fontWeight="600" fontVariantNumeric="tabular-nums">
          {words}
        </Text>
        {is_usual && <Badge colorPalette="green">{t('sends')}</Badge>}
        {agent && <Badge colorPalette="blue">{agent}</Badge>}
        {texts && <Badge variant="surface">{t('texts')}</Badge>}
        {calls && <Badge variant="surface">{t('calls')}</Badge>}
      </HStack>
      {deeds.length > 0 && <RowMenu label={t('actions', { number: words })} variant="ghost" deeds={deeds} />}
    </Flex>
  )
}
