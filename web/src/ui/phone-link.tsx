import { Link as ChakraLink, Clipboard, HStack } from '@chakra-ui/react'
import { Link } from 'react-router'
import { CopyButton } from './copy-button.tsx'
import { sayCopied } from './say-copied.ts'

interface PhoneLinkProps {
  text: string
  /** The action or the URL of a click, and its label; omitted if the number can only be copied. */
  call?: { label: string; deed: (() => void) | string }
  copyLabel: string
  copiedLabel: string
}

/** A phone number: clicking it calls, and the button beside it copies the displayed text. */
export function PhoneLink({ text, call, copyLabel, copiedLabel }: PhoneLinkProps) {
  const look = { 'aria-label': call?.label, title: call?.label, fontWeight: '600', whiteSpace: 'nowrap' } as const
  return (
    <Clipboard.Root
      value={text}
      timeout={2000}
      display="inline-block"
      verticalAlign="middle"
      onStatusChange={sayCopied(copiedLabel)}
    >
      <HStack gap="0.5">
        {!call ? (
          <span>{text}</span>
        ) : (
          <ChakraLink asChild {...look}>
            {typeof call.deed === 'string' ? (
              <Link to={call.deed}>{text}</Link>
            ) : (
              <button type="button" onClick={call.deed}>
                {text}
              </button>
            )}
          </ChakraLink>
        )}
        <CopyButton label={text} copyLabel={copyLabel} copiedLabel={copiedLabel} />
      </HStack>
    </Clipboard.Root>
  )
}
