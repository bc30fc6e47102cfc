import { Flex, type FlexProps, Icon, Text } from '@chakra-ui/react'

type WordmarkProps = FlexProps & { name: string; compact?: boolean }

/** The product's logo (a wire that ends in a contact) and its name. */
export function Wordmark({ name, compact, ...rest }: WordmarkProps) {
  return (
    <Flex as="span" align="center" gap="2.5" {...rest}>
      <Icon boxSize="8" flexShrink="0" aria-hidden={compact ? undefined : true}>
        <svg viewBox="0 0 32 32" role={compact ? 'img' : undefined} aria-label={compact ? name : undefined}>
          <rect width="32" height="32" rx="9" fill="#135e68" />
          <path
            d="M9.5 8v10.5a4.5 4.5 0 0 0 4.5 4.5h4.5"
            fill="none"
            stroke="#fff"
            strokeWidth="3.2"
            strokeLinecap="round"
          />
          <circle cx="23" cy="23" r="2.5" fill="#eb9768" />
        </svg>
      </Icon>
      {!compact && (
        <Text as="span" fontWeight="700" fontSize="xl" letterSpacing="-0.03em">
          {name}
        </Text>
      )}
    </Flex>
  )
}
