type RowPriceProps = {
  /** Before the figure, or in its place. */
  words: string
  figure?: string
  /** What the figure buys. */
  job?: string
}

/** A price in a list: the figure stands out, so that figures stand in a column, and below it is what it buys. */
export function RowPrice({ words, figure, job }: RowPriceProps) {
  return (
    <div className="row-price figures">
      <p className={figure ? undefined : 'row-price__words'}>
        {figure ? `${words} ` : words}
        {figure && <strong>{figure}</strong>}
      </p>
      {job && <p className="row-price__words">{job}</p>}
    </div>
  )
}
