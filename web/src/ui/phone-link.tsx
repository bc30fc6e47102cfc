import { Link as ChakraLink, HStack } from '@chakra-ui/react'
import { Link } from 'react-router'
import { CopyButton } from './copy-button.tsx'

interface PhoneLinkProps {
  text: string
  /** The action or the URL of a click, and its label; omitted if the number can only be copied. */
  call?: { label: string; deed: (() => void) | string }
  copyLabel: string
  copiedLabel: string
}

const THUMB = {
  '@media (pointer: coarse)': {
    position: 'relative',
    _after: { content: '""', position: 'absolute', inset: '-12px 0' },
  },
} as const

/** A phone number: clicking it calls, and the button beside it copies the displayed text. */
export function PhoneLink({ text, call, copyLabel, copiedLabel }: PhoneLinkProps) {
  const look = {
    'aria-label': call?.label,
    title: call?.label,
    fontWeight: '600',
    whiteSpace: 'nowrap',
    css: THUMB,
  } as const
  return (
    // As high as a line of text, whatever its button.
    <HStack gap="0.5" display="inline-flex" verticalAlign="middle" height="5">
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
      <CopyButton label={text} value={text} copyLabel={copyLabel} copiedLabel={copiedLabel} />
    </HStack>
  )
}
