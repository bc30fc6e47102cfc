import { type Rule, stepsIn } from './house.ts'

const REACHES_SERVER = /^(fetch|XMLHttpRequest|EventSource|WebSocket|useSWR\w*)$/

export const browser: Rule[] = [
  {
    says: 'the server is asked in lib and data only: no fetch and no useSWR elsewhere',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => /^web\/src\/(app|features|parts|ui)\//.test(path))
        .flatMap(({ path, text, imports, nodes }) => [
          ...imports
            .filter(({ to, names }) => /^swr(\/|$)/.test(to) && names.some((name) => name !== 'SWRConfig'))
            .map(({ to, names }) => `${path} takes ${names.join(', ')} from ${to}`),
          ...(/\b(fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon)\b/.test(text)
            ? nodes()
                .filter(({ type }) => type === 'CallExpression' || type === 'NewExpression')
                .map(({ callee }) => callee as { name?: string; property?: { name?: string } })
                .flatMap(({ name, property }) =>
                  REACHES_SERVER.test(name ?? '') || /^(fetch|sendBeacon)$/.test(property?.name ?? '')
                    ? [`${path} calls ${name ?? property?.name}`]
                    : [],
                )
            : []),
        ]),
  },
  {
    says: "what calls the contract's rows is taken in lib and data only",
    breaches: (house) =>
      stepsIn(house)
        .filter(
          ({ from, to }) =>
            /^web\/src\/(app|features|parts|ui)\//.test(from) && /^web\/src\/lib\/(client|use-row)\.ts$/.test(to),
        )
        .map(({ from, to }) => `${from} → ${to}`),
  },
]
