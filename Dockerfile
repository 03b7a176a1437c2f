# The service in a container: each command, with the drivers of PostgreSQL and PGlite. With PostgreSQL, run `migrate` first.
#
#     docker build --tag payprep-service .
#     docker run --rm payprep-service help serve
#
# It runs as nobody in particular, and writes nothing but PGlite's folder, /data: the root may be read-only.

FROM node:22.23.3-alpine AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY service/package.json ./service/
COPY mcp/package.json ./mcp/
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
# what runs: the dependencies and the two drivers, and nothing that builds or tests
RUN node service/scripts/image.mjs \
 && npm install --offline --ignore-scripts --omit=dev --omit=optional --omit=peer \
 && npm sbom --sbom-format=cyclonedx --omit=dev > sbom.cdx.json \
 && find dist service/dist -name '*.map' -delete

FROM node:22.23.3-alpine
ENV NODE_ENV=production PAYPREP_HOST=0.0.0.0 PAYPREP_FOLDER=/data
WORKDIR /payprep
COPY --from=build /build/package.json /build/LICENSE /build/sbom.cdx.json ./
COPY --from=build /build/node_modules ./node_modules
COPY --from=build /build/reference-data/manifest.json ./reference-data/
COPY --from=build /build/dist ./dist
COPY --from=build /build/service/package.json ./service/
COPY --from=build /build/service/dist ./service/dist
RUN ln -s /payprep/service/dist/main.js /usr/local/bin/payprep-service && install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 8080 9464
# `serve` answers on both ports, `deliver` on that of the metrics alone
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "const { PAYPREP_PORT: port = 8080, PAYPREP_METRICS_PORT: metrics = 9464 } = process.env; Promise.any([port, metrics].map((each) => fetch(`http://127.0.0.1:${each}/healthz`).then(({ ok }) => ok || Promise.reject()))).then(() => process.exit(0), () => process.exit(1))"]
ENTRYPOINT ["payprep-service"]
CMD ["serve"]
