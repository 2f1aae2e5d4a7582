import { useLoaderData } from 'react-router-dom'
import type { PageRecord } from '../pages.ts'
import { paths } from '../paths.ts'
import { ArticleBody } from '../sections/ArticleBody.tsx'
import { ArticleCards } from '../sections/ArticleCards.tsx'
import { ArticleHead } from '../sections/ArticleHead.tsx'
import { Band } from '../sections/Band.tsx'
import { CallToAction } from '../sections/CallToAction.tsx'
import { Seo } from '../seo/Seo.tsx'

export function ArticlePage() {
  const article = useLoaderData<PageRecord<'article'>>()
  const path = paths.article(article.slug)
  const trail = [
    { name: 'Blog', path: paths.blog },
    { name: article.title, path },
  ]
  const { related } = article
  return (
    <>
      <Seo
        title={article.title}
        description={article.metaDescription}
        path={path}
        type="article"
        image={article.plate && article.slug}
        trail={trail}
        jsonLd={(data) => [data.articleData(article)]}
      />
      <ArticleHead article={article} trail={trail} />
      <ArticleBody article={article} />
      <CallToAction text={article.cta} />
      <Band title={related.title} ground="paper-2">
        <ArticleCards articles={related.articles} />
      </Band>
    </>
  )
}
