export type Item = Record<string, unknown>
type Holds = (item: Item, values: Item) => boolean
type Change = (item: Item, values: Item) => void

const conditions = new Map<string, Holds>()
const updates = new Map<string, Change>()

/**
 * Evaluates a condition: `=`, `<=`, `>=` of text, `=` and `<` of a list's size, `attribute_exists`, `contains` of a set
 * or list, NOT, joined by AND and OR. Throws on others.
 */
export function holds(expression: string | undefined, item: Item, values: Item = {}): boolean {
  return expression === undefined || remembered(conditions, expression, condition)(item, values)
}

/** Applies a DynamoDB update: SET to a value or a longer list, ADD a number or to a set, REMOVE. Throws on anything else. */
export function change(expression: string, item: Item, values: Item = {}): void {
  remembered(updates, expression, update)(item, values)
}

function remembered<T>(known: Map<string, T>, expression: string, compile: (expression: string) => T): T {
  const compiled = known.get(expression) ?? compile(expression)
  known.set(expression, compiled)
  return compiled
}

function condition(expression: string): Holds {
  const ways = expression.split(' OR ').map((way) => way.split(' AND ').map(term))
  return (item, values) => ways.some((terms) => terms.every((isTrue) => isTrue(item, values)))
}

function term(text: string): Holds {
  const [, exists, asked = ''] = /^attribute_(exists|not_exists)\((\w+)\)$/.exec(text) ?? []
  if (exists) return (item) => (item[asked] !== undefined) === (exists === 'exists')
  if (text.startsWith('NOT ')) {
    const isTrue = term(text.slice('NOT '.length))
    return (item, values) => !isTrue(item, values)
  }
  const [, set, member = ''] = /^contains\((\w+), (:\w+)\)$/.exec(text) ?? []
  if (set !== undefined) return (item, values) => setOf(item[set]).has(values[member])
  const [, list = '', sizes, most = ''] = /^size\((\w+)\) (=|<) (:\w+)$/.exec(text) ?? []
  if (sizes !== undefined) {
    return (item, values) => {
      const size = setOf(item[list]).size
      return sizes === '=' ? size === values[most] : size < Number(values[most])
    }
  }
  const [, name, comparison, value = ''] = /^(\w+) (=|<=|>=) (:\w+)$/.exec(text) ?? []
  if (name === undefined) throw new Error(`The table in memory does not know the condition "${text}"`)
  return (item, values) => {
    if (item[name] === undefined) return false
    if (comparison === '=') return item[name] === values[value]
    // ISO times sort as text.
    return comparison === '>='
      ? String(item[name]) >= String(values[value])
      : Number(item[name]) <= Number(values[value])
  }
}

function setOf(value: unknown): Set<unknown> {
  return new Set(value instanceof Set || Array.isArray(value) ? value : [])
}

function update(expression: string): Change {
  const clauses = expression.split(/\s*\b(SET|ADD|REMOVE)\b\s*/).slice(1)
  const changes: Change[] = []
  for (let at = 0; at < clauses.length; at += 2) {
    // Splits at commas outside brackets.
    for (const action of (clauses[at + 1] ?? '').split(/, (?![^(]*\))/))
      changes.push(oneChange(clauses[at] ?? '', action))
  }
  return (item, values) => {
    for (const apply of changes) apply(item, values)
  }
}

function oneChange(clause: string, action: string): Change {
  const [, list, added = ''] = /^(\w+) = list_append\(\1, (:\w+)\)$/.exec(action) ?? []
  if (list !== undefined) {
    return (item, values) => {
      item[list] = [item[list], values[added]].flat()
    }
  }
  const [, name, value = ''] = /^(\w+)(?: (?:= )?(:\w+))?$/.exec(action) ?? []
  if (name === undefined) throw new Error(`The table in memory does not know the update "${clause} ${action}"`)
  if (clause === 'REMOVE') return (item) => delete item[name]
  if (clause === 'ADD') {
    return (item, values) => {
      const added = values[value]
      item[name] =
        added instanceof Set ? new Set([...setOf(item[name]), ...added]) : Number(item[name] ?? 0) + Number(added)
    }
  }
  return (item, values) => {
    item[name] = values[value]
  }
}
