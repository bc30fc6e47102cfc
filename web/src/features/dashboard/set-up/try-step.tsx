import { Button, Link as ChakraLink, HStack, Stack, Text } from '@chakra-ui/react'
import { Reply } from 'lucide-react'
import { Link } from 'react-router'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { FirstSteps } from '../../../data/dashboard.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { usePreview } from '../../../lib/use-preview.ts'
import { setUpTexts } from './texts.ts'

/** The numbers to write to, until the first message is here; then the message, to be answered. */
export function TryStep({ numbers, arrived }: Pick<FirstSteps, 'numbers'> & { arrived: ConversationRow | undefined }) {
  const t = useText(setUpTexts)
  const { sms, whatsapp } = numbers
  if (arrived) return <Arrived conversation={arrived} />
  return (
    <Stack gap="2" role="status">
      {sms && <WriteTo says={t('text_now')} href={`sms:${sms}`} number={sms} />}
      {whatsapp && <WriteTo says={t('text_whatsapp')} href={`https://wa.me/${whatsapp.slice(1)}`} number={whatsapp} />}
      <Text fontSize="sm" color="fg.muted">
        {t('listening')}
      </Text>
    </Stack>
  )
}

function WriteTo({ says, href, number }: { says: string; href: string; number: string }) {
  return (
    <HStack wrap="wrap" columnGap="2.5" rowGap="0">
      <Text>{says}</Text>
      <ChakraLink
        href={href}
        target="_blank"
        rel="noreferrer"
        fontSize="xl"
        fontWeight="700"
        fontVariantNumeric="tabular-nums"
        color="brand.fg"
      >
        {phoneText(number)}
      </ChakraLink>
    </HStack>
  )
}

function Arrived({ conversation }: { conversation: ConversationRow }) {
  const t = useText(setUpTexts)
  const preview = usePreview()
  const { display_name, last_message, contact_id } = conversation
  return (
    <Stack gap="3" align="flex-start" role="status">
      <Text fontSize="sm" color="fg.muted">
        {t('arrived')}
      </Text>
      <Stack gap="0.5" bg="bg.muted" borderRadius="lg" paddingInline="4" paddingBlock="3" maxWidth="md">
        <Text fontSize="xs" fontWeight="600" color="fg.muted">
          {phoneText(display_name)}
        </Text>
        <Text overflowWrap="anywhere">{preview(last_message ?? '')}</Text>
      </Stack>
      <Button asChild>
        <Link to={`/chats?contact=${encodeURIComponent(contact_id)}`}>
          <Reply /> {t('answer')}
        </Link>
      </Button>
    </Stack>
  )
}
