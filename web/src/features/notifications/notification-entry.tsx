import { Box, Link as ChakraLink, Flex, Icon, Text, VisuallyHidden } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { factsOfKind } from '#contract/notices.ts'
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
      <Box flex="1" minWidth="0" containerType="inline-size">
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

/** What happened; of a customer who waits, who it is, why it is told, and their last words. */
function Words({ notification }: { notification: Notification }) {
  const preview = usePreview()
  const language = useLanguage()
  const { kind, is_read, last_message } = notification
  const name = phoneText(notification.name ?? '')
  const look = { fontSize: 'sm', color: is_read ? 'fg.muted' : undefined, overflowWrap: 'anywhere' } as const
  if (name === '' || !factsOfKind(kind).isOverWhenRead)
    return <Text {...look}>{boldAt(sentenceOf(notification, language), name)}</Text>
  const why = sentenceOf({ ...notification, name: null }, language)
  return (
    <>
      <Text {...look}>
        <Box as="b" marginEnd="2">
          {name}
        </Box>
        {last_message !== null && <Why text={why} />}
      </Text>
      <Text fontSize="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
        {last_message === null ? why : preview(last_message)}
      </Text>
    </>
  )
}

/** On a phone and below the bell, where the name needs the room, the icon says it. */
const HIDDEN = { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const
const Why = ({ text }: { text: string }) => (
  <Box as="span" fontSize="xs" color="fg.muted" css={{ '@container (width < 36rem)': HIDDEN }}>
    {text}
  </Box>
)

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
