# The shop in a container: built in one stage, run from another that has neither compiler nor tests.
# tests/long/container-image.test.ts walks through these lines without an engine; keep to what it understands, or teach it.

FROM node:24.21.0-slim AS build
WORKDIR /shop
ENV npm_config_cache=/npm-cache
COPY package.json package-lock.json .npmrc ./
COPY tools ./tools
RUN --mount=type=cache,target=/npm-cache node tools/run.mjs install
COPY . .
RUN node tools/run.mjs build

FROM node:24.21.0-slim
WORKDIR /shop
# Production mode on all addresses: a public shop, which starts once it is told what docs/operations.md lists.
ENV NODE_ENV=production npm_config_cache=/npm-cache HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=1048576
COPY package.json package-lock.json .npmrc ./
COPY tools ./tools
# Packages that are optional here are tools which a dependency would also work with: a compiler, a test runner.
RUN --mount=type=cache,target=/npm-cache node tools/run.mjs install --omit=dev --omit=optional
# The library that makes pictures smaller comes as an optional package for each platform; the first stage has this one's.
COPY --from=build /shop/node_modules/@img ./node_modules/@img
COPY src ./src
COPY --from=build /shop/build ./build
RUN mkdir /data && chown node:node /data
USER node
# All that is ever written: the embedded database, uploaded files, the secret of a local shop. The rest may be read-only.
VOLUME /data
EXPOSE 3000
# Whether the process answers. A database that is gone is no reason to start the shop anew; /readyz tells balancers.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--disable-warning=ExperimentalWarning", "build/server/index.js"]
