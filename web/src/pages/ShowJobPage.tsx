import { showJobPath } from '#contract/job-photos.ts'
import { ShowJob } from '../features/portfolio/show-job/ShowJob.tsx'
import { Seo } from '../seo/Seo.tsx'

/** Where the owner publishes a job from a phone. Needs the option `ownerDesk` and its session. */
export function ShowJobPage() {
  return (
    <>
      <Seo
        title="Show a job"
        description="For the owner of this website: show a finished job in the portfolio, with photos from your phone."
        path={showJobPath}
        noindex
      />
      <section className="show-job band band--close on-paper" aria-labelledby="page-title">
        <div className="wrap">
          <h1 id="page-title">Show a job</h1>
          <ShowJob />
        </div>
      </section>
    </>
  )
}
