import { Box, Link as ChakraLink, Flex, Icon, Text, VisuallyHidden } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { type Notification, pathOfContact, pathOfNotification } from '#contract/people/notifications.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { phoneText } from '../../lib/language/phone-text.ts'
import { useText } from '../../lib/language/text.ts'
import { useSlot } from '../../lib/slots.ts'
import { usePreview } from '../../lib/use-preview.ts'
import { sentenceOf } from './sentence-of.ts'
import { notificationTexts } from './texts.ts'

interface NotificationEntryProps {
  notification: Notification
  onFollow?: () => void
}

export function NotificationEntry({ notification, onFollow }: NotificationEntryProps) {
  const t = useText(notificationTexts)
  const { time, moment } = useFormats()
  const { kind, happened_at, is_read, pair } = notification
  const icon = useSlot('noticeIcons').find(({ id }) => id === kind)?.icon ?? Bell
  const content = (
    <>
      <Icon as={icon} boxSize="4.5" marginTop="0.5" color={is_read ? 'fg.subtle' : 'brand.fg'} aria-hidden />
      <Box flex="1" minWidth="0">
        {/* Beside the first line alone: what it says has the whole width below. */}
        <Flex float="right" align="center" gap="2" marginStart="3" height="5" fontSize="xs" color="fg.muted">
          <time dateTime={happened_at} title={moment(happened_at)}>
            {time(happened_at)}
          </time>
          <Box boxSize="2" borderRadius="full" bg={is_read ? undefined : 'copper.solid'} aria-hidden />
        </Flex>
        {!is_read && <VisuallyHidden>{t('new')}: </VisuallyHidden>}
        <Words notification={notification} />
        {pair && (
          <Flex wrap="wrap" columnGap="4" rowGap="1" marginTop="1.5" fontSize="sm">
            {pair.map((contact) => (
              <ChakraLink key={contact.contact_id} asChild color="brand.fg">
                <Link to={pathOfContact(contact)} onClick={onFollow}>
                  {phoneText(contact.address ?? contact.name)}
                </Link>
              </ChakraLink>
            ))}
          </Flex>
        )}
      </Box>
    </>
  )
  return (
    <Flex
      asChild
      gap="3"
      align="flex-start"
      paddingInline="4"
      paddingBlock="3"
      {...(!pair && { _hover: { bg: 'bg.muted' }, _focusVisible: { outlineOffset: '-2px' } })}
    >
      {pair ? (
        <div>{content}</div>
      ) : (
        <Link to={pathOfNotification(notification)} onClick={onFollow}>
          {content}
        </Link>
      )}
    </Flex>
  )
}

/** What happened, and the last words of whoever waits. */
function Words({ notification }: { notification: Notification }) {
  const preview = usePreview()
  const sentence = sentenceOf(notification, useLanguage())
  const { is_read, last_message } = notification
  return (
    <>
      <Text fontSize="sm" color={is_read ? 'fg.muted' : undefined} overflowWrap="anywhere">
        {boldAt(sentence, phoneText(notification.name ?? ''))}
      </Text>
      {last_message !== null && (
        <Text fontSize="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
          {preview(last_message)}
        </Text>
      )}
    </>
  )
}

/** A sentence with the name in it bold. */
function boldAt(sentence: string, name: string) {
  const at = name === '' ? -1 : sentence.indexOf(name)
  if (at < 0) return sentence
  return (
    <>
      {sentence.slice(0, at)}
      <b>{name}</b>
      {sentence.slice(at + name.length)}
    </>
  )
}
