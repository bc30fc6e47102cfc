import './dotted.css'

/** Facts in a line, with a dot between two that stand beside each other: none ends a line or begins one. */
export function Dotted({ facts }: { facts: readonly (string | false | undefined)[] }) {
  return (
    <span className="dotted" data-whole>
      {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
    </span>
  )
}
