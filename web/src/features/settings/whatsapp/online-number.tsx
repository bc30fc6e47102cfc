import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { CircleCheck, MessageCircle, Send } from 'lucide-react'
import type { Sender } from '#contract/telephony/sender.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { whatsappTexts } from './texts.ts'

/** A number that is on WhatsApp: a first message to it, and how many customers it may write to. */
export function OnlineNumber({ sender: { number, limit } }: { sender: Sender }) {
  const t = useText(whatsappTexts)
  const formats = useFormats()
  const most = limit ? mostOf(limit) : undefined
  const greeting = new URLSearchParams({ text: t('first_words') })
  return (
    <Panel as="section">
      <Stack gap="4" align="flex-start">
        <HStack gap="2.5" color="green.fg" role="status">
          <CircleCheck aria-hidden />
          <Heading as="h2" size="md" fontWeight="650" color="fg">
            {t('online', { number: phoneText(number ?? '') })}
          </Heading>
        </HStack>
        <Text color="fg.muted">{t('online_hint')}</Text>
        <HStack wrap="wrap">
          <Button asChild>
            <a href={`https://wa.me/${(number ?? '').slice(1)}?${greeting}`} target="_blank" rel="noreferrer">
              <Send /> {t('first_message')}
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href="/chats">
              <MessageCircle /> {t('to_chats')}
            </a>
          </Button>
        </HStack>
        {limit && (
          <Stack gap="1">
            <Text>
              {t('limit')}: <b>{most === undefined ? t('unlimited') : formats.number(most)}</b>
            </Text>
            <Text fontSize="sm" color="fg.muted">
              {t('limit_hint')}
            </Text>
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}

/** 2,000 of Twilio's `2K Customers/24hr`; undefined where it names no number. */
function mostOf(limit: string): number | undefined {
  const [, number, thousands] = /^(\d+)(K?)/.exec(limit) ?? []
  return number ? Number(number) * (thousands ? 1000 : 1) : undefined
}
